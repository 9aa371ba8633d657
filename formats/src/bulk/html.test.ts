import { expect, test } from 'vitest';
import { textToHtml } from './html.ts';

test.each([
  ['p<0,05', 'p&lt;0,05'],
  ['8 < pH < 10', '8 &lt; pH &lt; 10'],
  ['sentido 5’->3’', 'sentido 5’-&gt;3’'],
  ['Watson & Crick', 'Watson &amp; Crick'],
  ['se escribe &lt;', 'se escribe &amp;lt;'],
  ['dice "así"', 'dice "así"'],
  ['\\(a<b\\)', '\\(a&lt;b\\)'],
])('%s is text', (text, html) => {
  expect(textToHtml(text)).toBe(html);
});

test.each([
  ['H<sub>2</sub>O', 'H<sub>2</sub>O'],
  ['Ca<SUP>2+</SUP>', 'Ca<sup>2+</sup>'],
  [
    '<strong>No</strong> <em>es</em> <u>un</u> <code>ion</code>',
    '<strong>No</strong> <em>es</em> <u>un</u> <code>ion</code>',
  ],
  ['<b><i>x</i></b>', '<b><i>x</i></b>'],
  ['uno<br>dos<br/>tres<BR />', 'uno<br>dos<br>tres<br>'],
  ['<p class="x">uno</p>', '<p>uno</p>'],
  ["<b id=x style='color:red'>uno</b >", '<b>uno</b>'],
  ['<b id = x data-a  =  "1">uno</b>', '<b>uno</b>'],
  ['<p>a</p><s>b</s>', '<p>a</p><s>b</s>'],
  ['<ol><li>uno</li></ol><ul><li>dos</li></ul>', '<ol><li>uno</li></ol><ul><li>dos</li></ul>'],
  [
    '<table class="x"><thead><tr><th>n</th></tr></thead><tbody><tr><td colspan="2">n<1</td></tr></tbody></table>',
    '<table><thead><tr><th>n</th></tr></thead><tbody><tr><td>n&lt;1</td></tr></tbody></table>',
  ],
])('%s is markup', (text, html) => {
  expect(textToHtml(text)).toBe(html);
});

test.each([
  ['<img src="/uploads/a.png" alt="Imagen pegada">', '<img src="/uploads/a.png" alt="Imagen pegada" />'],
  [
    'antes <IMG alt=\'un "pez"\' src=https://x.cl/p.png /> después',
    'antes <img src="https://x.cl/p.png" alt="un &quot;pez&quot;" /> después',
  ],
  [
    '<img height=200 width=300 title="Un pez" alt="pez" src="https://x.cl/p.png">',
    '<img src="https://x.cl/p.png" alt="pez" title="Un pez" width="300" height="200" />',
  ],
  ['<img SRC = "/uploads/a.png"  ALT  =  \'\'>', '<img src="/uploads/a.png" alt="" />'],
  ["<img src='HTTPS://x.cl/p.png'>", '<img src="HTTPS://x.cl/p.png" />'],
  ['<img src="/demo/neurona.svg" alt="Una neurona">', '<img src="/demo/neurona.svg" alt="Una neurona" />'],
  [
    '<img onerror="alert(1)" width="300" src="/uploads/a.png" style="position:fixed">',
    '<img src="/uploads/a.png" width="300" />',
  ],
])('%s is a picture', (text, html) => {
  expect(textToHtml(text)).toBe(html);
});

test.each([
  ['a<b>c', 'a&lt;b&gt;c'],
  ['si a<b y c>d', 'si a&lt;b y c&gt;d'],
  ['x</b>', 'x&lt;/b&gt;'],
  ['<b>a<i>b</b>', '<b>a&lt;i&gt;b</b>'],
  ['<b>a<i>b</b>c</i>', '<b>a&lt;i&gt;b</b>c&lt;/i&gt;'],
  ['<b>a</i>b</b>', '<b>a&lt;/i&gt;b</b>'],
  ['<u><b>a<i>b</b>c</i>d</u>', '<u><b>a&lt;i&gt;b</b>c&lt;/i&gt;d</u>'],
  ['<u><b>a</b>b</b>c</u>', '<u><b>a</b>b&lt;/b&gt;c</u>'],
  ['<b <i>x</i>', '&lt;b <i>x</i>'],
  ['<button>x</button>', '&lt;button&gt;x&lt;/button&gt;'],
  ['Terciario>primario<p', 'Terciario&gt;primario&lt;p'],
])('%s: a tag without a partner is text', (text, html) => {
  expect(textToHtml(text)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<img src="data:image/png;base64,AA">', '&lt;img src="data:image/png;base64,AA"&gt;'],
  ['<img src="https:///p.png">', '&lt;img src="https:///p.png"&gt;'],
  ['<img src="/api/logout">', '&lt;img src="/api/logout"&gt;'],
  ['<img src="/uploads/../api/logout">', '&lt;img src="/uploads/../api/logout"&gt;'],
  ['<img src="/uploads/%2e%2e/api/logout">', '&lt;img src="/uploads/%2e%2e/api/logout"&gt;'],
  ['<img src="/uploads/.\t./api/logout">', '&lt;img src="/uploads/.\t./api/logout"&gt;'],
  ['<img src="/uploads/.\n./api/logout">', '&lt;img src="/uploads/.<br>./api/logout"&gt;'],
  ['<img src="/uploads\\..\\api\\logout">', '&lt;img src="/uploads\\..\\api\\logout"&gt;'],
  ['<img src="/uploads/&#46;&#46;/api/logout">', '&lt;img src="/uploads/&amp;#46;&amp;#46;/api/logout"&gt;'],
  ['<img src="http://localhost:3000/api/logout">', '&lt;img src="http://localhost:3000/api/logout"&gt;'],
  ['<img src="https://x.cl/a/%2e%2e/api/logout">', '&lt;img src="https://x.cl/a/%2e%2e/api/logout"&gt;'],
  ['<img src="x/uploads/p.png">', '&lt;img src="x/uploads/p.png"&gt;'],
  ['<img src="ftp:https://x.cl/p.png">', '&lt;img src="ftp:https://x.cl/p.png"&gt;'],
  ['<img src="//x.cl/p.png">', '&lt;img src="//x.cl/p.png"&gt;'],
  ['<img alt="sin nada">', '&lt;img alt="sin nada"&gt;'],
  ['<b onmouseover="alert(1)">x</b>', '<b>x</b>'],
  ['<p style="position:fixed">x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '&lt;a href="javascript:alert(1)"&gt;x&lt;/a&gt;'],
  ['<scr<b>ipt>x</b>', '&lt;scr<b>ipt&gt;x</b>'],
])('%s does not run', (text, html) => {
  expect(textToHtml(text)).toBe(html);
});

test.each([
  ['uno\ndos', 'uno<br>dos'],
  ['<p>uno</p>\n<p>dos</p>', '<p>uno</p><p>dos</p>'],
  ['uno<br>\ndos', 'uno<br>dos'],
  ['<p>\nuno\n</p>', '<p>uno</p>'],
  ['uno\n<p>dos</p>\ntres', 'uno<p>dos</p>tres'],
  ['uno\n\ndos', 'uno<br><br>dos'],
  ['uno\n<ul>\n<li>dos</li>\n<li>tres\ncuatro</li>\n</ul>', 'uno<ul><li>dos</li><li>tres<br>cuatro</li></ul>'],
  [
    '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n</tr>\n</tbody>\n</table>\nuno',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>uno',
  ],
  ['5 < x\n<ol>', '5 &lt; x<br>&lt;ol&gt;'],
])('%j: a line break is kept once', (text, html) => {
  expect(textToHtml(text)).toBe(html);
});

test('a long row of tags without partners is read in one pass', () => {
  const text = '<b> '.repeat(30_000) + '</i>'.repeat(30_000);
  expect(textToHtml(text)).toBe('&lt;b&gt; '.repeat(30_000) + '&lt;/i&gt;'.repeat(30_000));
});
