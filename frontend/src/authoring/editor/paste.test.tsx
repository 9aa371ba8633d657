import { expect, test, vi } from 'vitest';
import { rtfPictures, withOwnPaths } from './picture-sources.ts';
import { openEditor } from './testing.ts';
import { pictureUploads } from './uploads.ts';

/** Pastes HTML into an empty editor, as a browser would, with a server that stores every picture. */
const paste = async (html: string, { rtf = '', stores = true } = {}) => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) =>
    stores ? Response.json({ url: '/uploads/nueva.webp' }) : new Response('', { status: 500 }),
  );
  vi.stubGlobal('fetch', fetched);
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const onUploading = vi.fn();
  const onNote = vi.fn();
  const uploads = pictureUploads({ onUploading, onNote });
  const opened = openEditor('');
  opened.editor.view.pasteHTML(uploads.transformPasted(opened.editor, html, rtf), new Event('paste') as ClipboardEvent);
  const during = opened.html();
  await expect.poll(() => onUploading.mock.calls.length % 2).toBe(0);
  await new Promise((resolve) => setTimeout(resolve));
  await expect.poll(() => onUploading.mock.calls.length % 2).toBe(0);
  return { html: opened.html(), during, alert, onNote, fetched };
};

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
  <style><!-- p.MsoNormal {mso-style-name:x} --></style></head><body lang=ES-CL><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

test.each([
  [
    'a paragraph with its fonts and colours',
    '<p class=MsoNormal style="margin:0cm;line-height:107%"><span style="font-family:Calibri;color:black">Hola <b style="mso-bidi-font-weight:normal">mundo</b><o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>',
    '<p>Hola <strong>mundo</strong></p>',
  ],
  [
    'a list made of paragraphs',
    '<p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span><![endif]>Uno</p>' +
      '<p class=MsoListParagraphCxSpMiddle style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>Dos</p>' +
      '<p class=MsoListParagraphCxSpLast style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Tres</p><p class=MsoNormal>Fin</p>',
    '<ul><li><p>Uno</p><ol><li><p>Dos</p></li></ol></li><li><p>Tres</p></li></ul><p>Fin</p>',
  ],
  [
    'lists that follow each other',
    '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Uno</p>' +
      '<p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.</span>Primero</p>' +
      '<p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">2.</span>Segundo</p>' +
      '<p style="mso-list:l1 level1 lfo3"><span style="mso-list:Ignore">1.</span>Otra vez</p>',
    '<ul><li><p>Uno</p></li></ul><ol><li><p>Primero</p></li><li><p>Segundo</p></li></ol><ol><li><p>Otra vez</p></li></ol>',
  ],
  [
    'a table',
    '<table class=MsoTableGrid border=1 style="border-collapse:collapse;width:441pt"><tr style="height:1cm"><td width=294 colspan=2 style="width:220pt;background:yellow"><p class=MsoNormal align=center style="text-align:center">A</p></td></tr><tr><td><p class=MsoNormal>1</p></td><td><p class=MsoNormal>2</p></td></tr></table>',
    '<table><tbody><tr><td colspan="2"><p style="text-align:center">A</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
  ],
])('from Word: %s', async (_, copied, expected) => {
  expect((await paste(word(copied))).html).toBe(expected);
});

const fieldFiles = import.meta.glob<string>('../../../../formats/fixtures/field/paste/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const field = (name: string) => fieldFiles[`../../../../formats/fixtures/field/paste/${name}.html`] ?? '';

test.each([
  ['P1-word-roman-list', '<ol type="I"><li><p>Primera</p></li><li><p>Segunda</p></li></ol><p>Según I y II.</p>'],
  ['P1b-word-letter-list', '<ol type="a"><li><p>Primera</p></li><li><p>Segunda</p></li></ol>'],
  ['P2-mathjax3', '<p>Rapidez \\({v}^{2}\\) fin</p>'],
])('what was copied keeps its meaning: %s', async (name, expected) => {
  expect((await paste(field(name))).html).toBe(expected);
});

test.each([
  [
    'MathJax 2',
    '<p>a <span class="MathJax_Preview"></span><span class="MathJax" data-mathml="<math><mi>x</mi></math>"><nobr>x</nobr></span> b</p>',
    '<p>a \\(x\\) b</p>',
  ],
  ['MathML', '<p>a <math><msub><mi>x</mi><mn>1</mn></msub></math> b</p>', '<p>a \\({x}_{1}\\) b</p>'],
])('a formula of %s is a formula', async (_, copied, expected) => {
  expect((await paste(copied)).html).toBe(expected);
});

test.each([
  ['III.', '<ol start="3" type="I">'],
  ['iv)', '<ol start="4" type="i">'],
  ['c)', '<ol start="3" type="a">'],
  ['B.', '<ol start="2" type="A">'],
  ['2.', '<ol start="2">'],
])('a list of Word that begins at %s', async (marker, expected) => {
  const copied = `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${marker}</span>Uno</p>`;
  expect((await paste(word(copied))).html).toContain(expected);
});

test.each([
  [
    'boxes, classes and scripts',
    '<div class="post" style="position:fixed"><section><h2 id="x" style="color:red">Título</h2><div>Texto <span class="big">suelto</span></div></section><script>x()</script><form><button>Enviar</button></form></div>',
    '<h2>Título</h2><p>Texto suelto</p>',
  ],
  [
    'styles of Google Docs',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;color:#000">Negrita</span><span style="font-style:italic"> y cursiva</span> H<span style="vertical-align:sub">2</span>O</p></b>',
    '<p><strong>Negrita</strong><em> y cursiva</em> H<sub>2</sub>O</p>',
  ],
  [
    'links, without those that run something',
    '<p><a href="https://ejemplo.cl/" class="x" onclick="y()">sí</a> <a href="javascript:alert(1)">no</a> <a name="z">ancla</a></p>',
    '<p><a href="https://ejemplo.cl/" rel="noopener noreferrer nofollow">sí</a> no ancla</p>',
  ],
  [
    'a typeset formula',
    '<p>Agua <span class="katex"><span class="katex-mathml"><math><semantics><mrow></mrow><annotation encoding="application/x-tex">\\ce{H2O}</annotation></semantics></math></span><span class="katex-html">H2O</span></span></p>',
    '<p>Agua \\(\\ce{H2O}\\)</p>',
  ],
  ['a formula as TeX', '<p>\\(a &lt; b\\)</p>', '<p>\\(a &lt; b\\)</p>'],
])('from a web page: %s', async (_, copied, expected) => {
  expect((await paste(copied)).html).toBe(expected);
});

const pixel = 'data:image/png;base64,iVBORw0KGgo=';

test('a picture in a paste is uploaded; the text is without it until then', async () => {
  const { html, during, fetched, alert } = await paste(`<p>Mira <img src="${pixel}"></p>`);
  expect(during).toBe('<p>Mira </p>');
  expect(html).toBe('<p>Mira <img src="/uploads/nueva.webp" alt="Imagen pegada" /></p>');
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/upload/image');
  const body = fetched.mock.calls[0]?.[1].body as FormData;
  expect([...body.keys()]).toEqual(['image']);
  expect(alert).not.toHaveBeenCalled();
});

test('a picture that the server refuses is removed, with one alert for all of a paste', async () => {
  const { html, alert } = await paste(`<p>Dos <img src="${pixel}"><img src="${pixel}"></p>`, { stores: false });
  expect(html).toBe('<p>Dos </p>');
  expect(alert.mock.calls).toEqual([['Error al subir la imagen pegada']]);
});

test('a picture of this site keeps its address', async () => {
  const { html, fetched } = await paste(`<p><img src="${location.origin}/uploads/a.webp" alt="A"></p>`);
  expect(html).toBe('<p><img src="/uploads/a.webp" alt="A" /></p>');
  expect(fetched).not.toHaveBeenCalled();
});

test('a picture of a site that does not let us copy it is removed, with a note', async () => {
  class NoPicture {
    onerror = () => {};
    set src(_: string) {
      setTimeout(() => this.onerror());
    }
  }
  vi.stubGlobal('Image', NoPicture);
  const { html, onNote, alert } = await paste('<p>a<img src="http://x.cl/a.png" alt="A"></p>');
  expect(html).toBe('<p>a</p>');
  expect(onNote).toHaveBeenLastCalledWith(
    'Una imagen es de un sitio que no permite copiarla. Guárdala en tu PC y súbela desde ahí.',
  );
  expect(alert).not.toHaveBeenCalled();
});

test("Word's pictures come from the RTF that it copies, too", async () => {
  const hex = '89504e470d0a1a0a'.repeat(20);
  const rtf = `{\\rtf1{\\*\\shppict{\\pict\\picw10\\pngblip\\bliptag1{\\*\\blipuid 0123456789abcdef0123456789abcdef}${hex}}}}`;
  expect(rtfPictures(rtf).map(({ size, type }) => ({ size, type }))).toEqual([{ size: 160, type: 'image/png' }]);
  const copied = word('<p class=MsoNormal><img width=10 src="file:///C:/Temp/clip_image001.png"></p>');
  expect((await paste(copied, { rtf })).html).toBe('<p><img src="/uploads/nueva.webp" alt="Imagen pegada" /></p>');
  const without = await paste(copied);
  expect(without.html).not.toContain('img');
  expect(without.onNote).toHaveBeenCalledWith(expect.stringContaining('no venían en lo pegado'));
});

test('a copy within the editor keeps its colours', async () => {
  const { view, state } = openEditor('<p><span style="color: #b3231b">rojo</span> x</p>').editor;
  const copied = view.serializeForClipboard(state.doc.slice(0, state.doc.content.size)).dom.innerHTML;
  expect(copied).toContain('<p data-matraz-copy="" data-pm-slice=');
  const hex = copied.replace('rgb(179, 35, 27)', '#b3231b');
  expect((await paste(hex)).html).toContain('color:#b3231b');
});

test('a copy of another site with the same kind of editor is cleaned', async () => {
  const copied =
    '<p class="x" data-pm-slice="1 1 []"><span style="color: #b3231b">rojo</span> <mark data-color="#ffc078">x</mark></p>';
  expect((await paste(copied)).html).not.toContain('color:#b3231b');
});

test('colours and drawings that a paste drops are told, black text is not', async () => {
  const { onNote } = await paste(word('<p><span style="color:red">rojo</span></p><p>b<svg></svg></p>'));
  expect(onNote).toHaveBeenLastCalledWith('Al pegar se quitaron colores y dibujos.');
  const black = await paste(word('<p style="color:black;background:white">negro</p>'));
  expect(black.onNote).toHaveBeenLastCalledWith('');
});

test('what a paste dropped stays told beside a picture that is lost', async () => {
  const { onNote } = await paste('<p style="color:#f00">a<img src="file:///C:/a.png"></p>');
  expect(onNote).toHaveBeenLastCalledWith(
    'Al pegar se quitaron colores. Algunas imágenes no venían en lo pegado. Cópialas de a una, o súbelas desde tu PC.',
  );
});

test.each(['http://localhost:3000/uploads/a.webp', 'https://localhost:3000/uploads/a.webp'])(
  'a picture of this site has its path, pasted as %s',
  async (src) => {
    const { html } = await paste(`<p>a<img src="${src}" alt="pez"></p>`);
    expect(html).toContain('src="/uploads/a.webp"');
  },
);

test.each([
  ['<img src="http://localhost:3000/uploads/a.webp">', '<img src="/uploads/a.webp">'],
  ['<img alt="x" src=http://localhost:3000/demo/a.svg>', '<img alt="x" src=/demo/a.svg>'],
  ['<img src\\="http\\://localhost\\:3000/uploads/a.webp">', '<img src\\="/uploads/a.webp">'],
  ['&lt;img src=&quot;http://localhost:3000/uploads/a.webp&quot;', '&lt;img src=&quot;/uploads/a.webp&quot;'],
  ['mira http://localhost:3000/uploads/a.webp', 'mira http://localhost:3000/uploads/a.webp'],
  ['<img src="http://localhost:3000/api/logout">', '<img src="http://localhost:3000/api/logout">'],
  ['<img src="http://otro.cl/uploads/a.webp">', '<img src="http://otro.cl/uploads/a.webp">'],
])('typed: %s', (typed, own) => {
  expect(withOwnPaths(typed)).toBe(own);
});
