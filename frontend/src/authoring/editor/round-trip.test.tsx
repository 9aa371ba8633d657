import { expect, test } from 'vitest';
import { openEditor, reread } from './testing.ts';

const files = import.meta.glob<string>('../../../../platform/content/**/lessons/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const questionFiles = import.meta.glob<string>('../../../../platform/content/**/questions.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Checks both ways to write. One keeps the spelling of the source, the other does not. */
const expectUnchanged = (source: string) => {
  const { html, document, again } = reread(source);
  expect(html).toBe(source);
  expect(again.toJSON()).toEqual(document.toJSON());
};

test('there are lessons and questions to try', () => {
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(Object.keys(questionFiles).length).toBeGreaterThan(10);
});

test.each(Object.keys(files))('%s comes out as it went in', (file) => {
  expectUnchanged(files[file]?.trim() ?? '');
});

/** Questions, options and explanations as the importer stores them: a smaller-than that is no tag is escaped. */
const textsOf = (file: string) =>
  file
    .split(/^---$/m)
    .flatMap((block) => block.split(/^(?:PREGUNTA:|P:|[A-E]\)|EXPLICACIÓN:|E:|R:|XP:|PILOTO:)/m))
    .map((text) => text.replace(/ \*\s*$/, '').trim())
    .map((text) => text.replace(/<(?!\/?[a-z][^<>]*>)/gi, '&lt;').replace(/&(?!\w+;)/g, '&amp;'))
    .map((text) => text.replace(/(?<!<[^<>]*)>/g, '&gt;'));

test.each(Object.keys(questionFiles))('the texts of %s come out as they went in', (file) => {
  const texts = textsOf(questionFiles[file] ?? '');
  const distinct = [...new Set(texts)].filter((text) => text !== '');
  expect(distinct.length).toBeGreaterThan(5);
  for (const text of distinct) expect(reread(text).html).toBe(text);
});

/** Each tag and attribute that the server stores, as it spells them. */
test.each([
  '<h1>Uno</h1><h2 style="text-align:center">Dos</h2><h3>Tres</h3><h4>4</h4><h5>5</h5><h6 style="text-align:right">6</h6>',
  '<p>Texto <strong>fuerte</strong>, <b>negro</b>, <em>cursiva</em>, <i>i</i>, <u>subrayado</u>, <s>tachado</s>, <code>código</code></p>',
  '<p>H<sub>2</sub>O, x<sup>2</sup></p>',
  '<p style="color:red;text-align:justify">Rojo</p>',
  '<ul><li><p>uno</p><ul><li><p>dos</p></li></ul></li></ul><ol start="3" type="a"><li><p>tres</p></li></ol>',
  '<ul><li>uno<ul><li>dos</li></ul></li><li><ol><li>x</li></ol></li></ul><ol start="1"><li>a</li></ol>',
  '<blockquote><p>cita</p></blockquote><pre><code>a &lt; b\n  c</code></pre><hr /><p>a<br />b</p><pre>sin código</pre>',
  '<blockquote>cita</blockquote>',
  '<p><span style="color:#958DF1">lila</span> <span style="color:rgb(255, 0, 0)">rojo</span></p>',
  '<p><span style="background-color:#fff;color:#000">x</span></p>',
  '<p><mark data-color="#ffc078" style="background-color:#ffc078;color:inherit">marca</mark> <mark>sin color</mark></p>',
  '<p><a rel="noopener noreferrer nofollow" href="https://example.org/a?b=1&amp;c=2" target="_blank">enlace</a></p>',
  '<p><a href="mailto:a@b.cl" title="007" rel="noopener noreferrer nofollow">correo</a></p>',
  '<img src="/uploads/0192.webp" alt="Imagen subida" title="foto.png" width="300" height="200" />',
  '<p>a <img src="https://example.org/a.png" alt="" /> b <img src="/demo/a.svg" alt="007" title="true" /></p>',
  '<figure><img src="/demo/atomo.svg" alt="Modelo atómico" /><figcaption>El <em>átomo</em></figcaption></figure>',
  '<div style="text-align:center"><p>a</p><div>b</div></div>',
  '<table><caption>Masas de <em>agua</em></caption><tbody><tr><td>a</td></tr></tbody></table>',
  '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot></table>',
  '<table style="width:100%"><colgroup><col span="2" style="width:50%" /></colgroup><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  '<table style="min-width:75px"><colgroup><col style="min-width:25px" /><col style="width:120px" /><col style="width:80px" /></colgroup><tbody>' +
    '<tr><th colspan="1" rowspan="1"><p>a</p></th><th colspan="2" rowspan="1" colwidth="120,80"><p>b</p></th></tr>' +
    '<tr><td colspan="1" rowspan="2" style="text-align:right"><p>c</p></td><td colspan="1" rowspan="1"><p></p></td><td></td></tr></tbody></table>',
  '<p>ñandú, π, → y 3 &lt; 4 &amp; 5 &gt; 2, "comillas", nbsp:\u00a0fin</p>',
  '<p>La masa \\(m = \\frac{F}{a}\\) y \\[\\ce{2H2 + O2 -&gt; 2H2O}\\]</p>',
  '<p>\\(a &lt; b \\land b &gt; c\\), \\(\\begin{matrix} 1 &amp; 2 \\\\ 3 &amp; 4 \\end{matrix}\\)</p>',
  '<p><strong>\\(x\\)</strong> y <code>\\(x\\)</code> y \\(sin fin</p>',
  'Solo texto con \\(x\\)',
  '0,8 m',
])('%s comes out as it went in, also when it is written anew', expectUnchanged);

test.each([
  '',
  '<p></p>',
  '<p>a</p>\n\n<p>b</p>\n',
  'uno<p>dos</p>tres',
  '<p>a</p><p></p>',
  '<em><strong>al revés</strong></em>',
  '<ul>\n<li>uno</li>\n</ul>',
  '<p>dos  espacios\ny una línea</p>',
  '<span><p>mal anidado</p></span>',
  '<table><tr><td>sin cuerpo</td></tr></table>',
  '<img src="/demo/a.svg" alt="" />\n<img src="/demo/b.svg" alt="" />',
])('%j is not changed by opening it', (source) => {
  const { editor, html } = openEditor(source);
  expect(html()).toBe(source);
  // The editor adds a line to write on below a table. It is not content.
  editor.commands.focus('start');
  expect(html()).toBe(source);
});

test('an edit changes only the block that was edited', () => {
  const source =
    '<p>uno</p>\n<ul>\n<li><em><b>dos</b></em></li>\n</ul>\n<table><tr><td>tres</td></tr></table>\n<p>cuatro</p>';
  const { editor, html } = openEditor(source);
  editor.commands.insertContentAt(4, '!');
  expect(html()).toBe(source.replace('uno', 'uno!'));
  editor.commands.undo();
  expect(html()).toBe(source);
});

test.each([
  ['0,8 m', '0,8 m!'],
  ['<ul><li>uno</li></ul>', '<ul><li>uno!</li></ul>'],
])('text without a paragraph stays without one when it is edited: %s', (source, expected) => {
  const { editor, html } = openEditor(source);
  editor.commands.insertContentAt(6, '!');
  expect(html()).toBe(expected);
});

test('what was written is read and written the same again', () => {
  const first = openEditor('<p>uno</p>\n<table><tbody><tr><td>dos</td></tr></tbody></table>');
  first.editor.chain().focus('end').insertContent('fin').run();
  first.editor
    .chain()
    .insertContentAt(0, { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'T' }] })
    .run();
  const once = first.html();
  const second = openEditor(once);
  expect(second.html()).toBe(once);
  expect(reread(second.rewritten()).rewritten).toBe(second.rewritten());
});
