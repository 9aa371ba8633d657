import { expect, test } from 'vitest';
import { escapeFormulas } from './formulas.ts';

test.each([
  ['\\(a<b\\)', '\\(a&lt;b\\)'],
  ['\\[a<b\\]', '\\[a&lt;b\\]'],
  ['\\(a<b<c\\)', '\\(a&lt;b&lt;c\\)'],
  ['\\(1<2>0\\)', '\\(1&lt;2>0\\)'],
  ['\\(a<\\)', '\\(a&lt;\\)'],
  ['<p>\\(a<b\\)</p><p>x \\(c<d\\)</p>', '<p>\\(a&lt;b\\)</p><p>x \\(c&lt;d\\)</p>'],
  ['\\)\\(a<b\\)', '\\)\\(a&lt;b\\)'],
])('in %s a smaller-than is a sign', (html, escaped) => {
  expect(escapeFormulas(html)).toBe(escaped);
});

test.each(['\\(<b>a\\)', '\\(a</b>c\\)', '\\(a<B>c\\)', '\\(<i>a</i><b\\)', '\\(a<b<c>d\\)', '\\(<a href="x">a\\)'])(
  '%s holds a complete tag: all of it is markup',
  (html) => {
    expect(escapeFormulas(html)).toBe(html);
  },
);

test.each(['a<b', '\\(a<b', '\\[a<b', '\\(a<b\\]', '\\[a<b\\)', '(a<b)', '\\(a\\) x<y \\(b\\)'])(
  'in %s the smaller-than is in no formula',
  (html) => {
    expect(escapeFormulas(html)).toBe(html);
  },
);

test('a formula goes on to its own end, whatever begins within it', () => {
  expect(escapeFormulas('\\(a<b \\[c<d\\) e<f\\]')).toBe('\\(a&lt;b \\[c&lt;d\\) e<f\\]');
  expect(escapeFormulas('\\(a<b \\(c<d\\) e<f\\)')).toBe('\\(a&lt;b \\(c&lt;d\\) e<f\\)');
});

test('a formula without an end hides none of the other kind', () => {
  expect(escapeFormulas('\\(a<b \\[c<d\\] \\(e \\[f<g\\]')).toBe('\\(a<b \\[c&lt;d\\] \\(e \\[f&lt;g\\]');
});

test('600,000 formulas without an end are read in one pass', () => {
  const html = '\\(\\['.repeat(300_000);
  expect(escapeFormulas(html) === html).toBe(true);
});
