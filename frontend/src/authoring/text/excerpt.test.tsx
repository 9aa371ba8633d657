import { expect, test } from 'vitest';
import { typeset } from '../../shared/rich-text/math.ts';
import { excerptOf } from './excerpt.ts';

test.each([
  ['<p>Uno</p><p>dos &lt; <em>tres</em></p>', 'Uno dos < tres'],
  ['Una línea<br>y otra', 'Una línea y otra'],
  ['Mira <img src="/uploads/a.webp" alt="Un matraz"> y <img src="/uploads/b.webp">', 'Mira [Un matraz] y [imagen]'],
  ['Son \\(5{,}5\\ \\mathrm{g/cm^3}\\).', 'Son 5,5 g/cm³.'],
  ['\\[E = \\frac{1}{2} m v^{2}\\]', 'E=1/2mv²'],
  ['De \\(\\ce{H2O}\\) y \\(x^{a}\\)', 'De H2O y x^a'],
  ['a'.repeat(200), `${'a'.repeat(180)}…`],
])('%s', (html, text) => {
  expect(excerptOf(html, 180, typeset).replaceAll('\u200b', '')).toBe(text);
});
