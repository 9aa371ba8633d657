import { expect, test } from 'vitest';
import { searchedText } from './searched-text.ts';

test.each([
  ['<h2>Célula</h2><p>La <strong>membra</strong>na&nbsp;celular</p>', 'Célula La membrana celular'],
  ['<p>El H<sub>2</sub>O</p>', 'El H2O'],
  ['<p>El agua, \\(\\ce{H_2O}\\), hierve</p>', 'El agua, H2O , hierve'],
  ['<p>\\[\\lambda = \\frac{h}{m \\cdot v}\\]</p>', 'lambda = hm v'],
  ['<p>\\(\\vec F_1 + \\ldots \\Rightarrow 20\\,^\\circ\\)C</p>', 'F1 + 20 C'],
  ['<p>La pared</p><p>[pregunta 3]</p><h2>La cápsula</h2>', 'La pared La cápsula'],
  ['<p>a &lt; b</p><img src="/x.png" alt="célula">', 'a < b'],
])('%s', (html, text) => {
  expect(searchedText(html)).toBe(text);
});
