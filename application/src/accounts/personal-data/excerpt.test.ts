import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test.each([
  ['<p>¿Es <strong>nula</strong>&nbsp;&lt; 3?</p>', '¿Es nula < 3?'],
  [String.raw`<p>Frena a \(2{,}0\,\text{m/s}^2\).</p>`, 'Frena a 2,0 m/s^2.'],
  [String.raw`<p>Gas \(\ce{CO2}\) y \(v = \frac{d}{t}\)</p>`, 'Gas CO2 y v = d/t'],
])('%s is read as %s', (html, text) => {
  expect(excerptOf(html)).toBe(text);
});

test('a long text ends with an ellipsis', () => {
  expect(excerptOf(`<p>${'palabra '.repeat(40)}</p>`)).toMatch(/^palabra .* palabra…$/);
});
