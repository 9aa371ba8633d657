import { expect, test } from 'vitest';
import { pastedText } from './pasted-text.ts';

const item = (marker: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;

test.each([
  ['superscripts and subscripts', '<p>10<sup>3</sup> H<sub>2</sub>O</p>', '10<sup>3</sup> H<sub>2</sub>O'],
  ['superscripts of Google Docs', '<p>10<span style="vertical-align:super">3</span></p>', '10<sup>3</sup>'],
  [
    'bold and underlined options',
    '<p>a) uno</p><p><b>b) dos</b></p><p><u>c)</u> tres</p>',
    'a) uno\n<b>b) dos</b>\n<u>c)</u> tres',
  ],
  ['formulas', '<p>Sea <math><msup><mi>v</mi><mn>2</mn></msup></math></p>', 'Sea \\({v}^{2}\\)'],
  [
    'the numbers of Word',
    item('1.-', '¿Qué?') + item('a)', 'uno', 2) + item('b)', 'dos', 2),
    '1.- ¿Qué?\na) uno\nb) dos',
  ],
  [
    'the numbers of lists',
    '<ol start="3"><li>¿Qué?<ol type="a"><li>uno</li><li>dos</li></ol></li></ol><ol style="list-style-type:upper-roman"><li>tres</li></ol>',
    '3. ¿Qué?\na) uno\nb) dos\nI. tres',
  ],
  ['blank lines', '<p>uno</p><p>&nbsp;</p><p>dos</p>', 'uno\n\ndos'],
  ['line breaks', '<p>uno<br>dos</p>', 'uno\ndos'],
  [
    'a table of data',
    '<table><tr><td>t (s)</td><td>x</td></tr><tr><td>0</td><td>5 m</td></tr></table>',
    '<table><tbody><tr><td>t (s)</td><td>x</td></tr><tr><td>0</td><td>5 m</td></tr></tbody></table>',
  ],
  ['a table of keys', '<table><tr><td>1</td><td>B</td></tr><tr><td>2</td><td>A</td></tr></table>', '1\tB\n2\tA'],
  [
    'a picture of this site by its whole address',
    `<p><img src="${location.origin}/uploads/a.webp" alt="pez"></p>`,
    '<img src="/uploads/a.webp" alt="pez">',
  ],
  ['text with signs of HTML', '<p>p &lt; 0,05 &amp; x</p>', 'p < 0,05 & x'],
])('a paste keeps %s', (_, html, text) => {
  expect(pastedText(html)).toEqual({ text, dropped: [] });
});

test.each([
  ['colores', '<p>uno <span style="color:#ff0000">dos</span></p>'],
  ['colores', '<p><span style="background:yellow">dos</span></p>'],
  ['colores', '<p><font color="red">dos</font></p>'],
  ['imágenes', '<p>dos <img src="file:///C:/a.png"></p>'],
  ['enlaces', '<p><a href="https://x.cl" style="color:blue">dos</a></p>'],
  ['dibujos', '<p>dos<svg></svg></p>'],
])('a paste tells that it dropped %s', (word, html) => {
  expect(pastedText(html).dropped).toEqual([word]);
});

test.each([
  '<p style="color: rgb(0, 0, 0); background-color: rgb(255, 255, 255)">uno</p>',
  '<p style="color: windowtext">uno</p>',
  '<p style="color: rgb(32, 33, 36); background-color: rgba(255, 0, 0, 0)">uno</p>',
])('black and white are no colours: %s', (html) => {
  expect(pastedText(html).dropped).toEqual([]);
});
