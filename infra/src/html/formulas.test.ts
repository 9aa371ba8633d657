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
  '%s contains a complete tag, so it is markup',
  (html) => {
    expect(escapeFormulas(html)).toBe(html);
  },
);

test.each(['a<b', '\\(a<b', '\\[a<b', '\\(a<b\\]', '\\[a<b\\)', '(a<b)', '\\(a\\) x<y \\(b\\)'])(
  'in %s the `<` is not in a formula',
  (html) => {
    expect(escapeFormulas(html)).toBe(html);
  },
);

test('a formula ends at its own delimiter, also when another formula starts inside it', () => {
  expect(escapeFormulas('\\(a<b \\[c<d\\) e<f\\]')).toBe('\\(a&lt;b \\[c&lt;d\\) e<f\\]');
  expect(escapeFormulas('\\(a<b \\(c<d\\) e<f\\)')).toBe('\\(a&lt;b \\(c&lt;d\\) e<f\\)');
});

test('a formula without an end does not hide formulas of the other kind', () => {
  expect(escapeFormulas('\\(a<b \\[c<d\\] \\(e \\[f<g\\]')).toBe('\\(a<b \\[c&lt;d\\] \\(e \\[f&lt;g\\]');
});

test('600,000 formulas without an end are read in one pass', () => {
  const html = '\\(\\['.repeat(300_000);
  expect(escapeFormulas(html) === html).toBe(true);
});
