import { describe, expect, test } from 'vitest';
import { isEmptyHtml, sanitize } from './sanitize.ts';
import { harmIn } from './testing/harmless.ts';
import { payloads } from './testing/payloads.ts';

/** The same HTML as the sanitiser writes void tags and styles. */
const canonical = (html: string) =>
  html.replace(/<(br|hr|img|col)((?: [^>]*[^/>])?)>/g, '<$1$2 />').replace(/(?<=style="[^"]*)([:;]) /g, '$1');

describe('stored HTML cannot run', () => {
  test.each(payloads)('%s', (payload) => {
    expect(harmIn(sanitize(payload))).toBeUndefined();
    expect(harmIn(sanitize(`<p>antes ${payload} después</p>`))).toBeUndefined();
    expect(harmIn(sanitize(sanitize(payload)))).toBeUndefined();
  });

  test('the check finds every payload before sanitising', () => {
    expect(payloads.length).toBeGreaterThanOrEqual(50);
    expect(payloads.filter((payload) => harmIn(payload) === undefined)).toEqual([]);
  });
});

describe('HTML of the editor is not changed', () => {
  test.each([
    '<h1>Uno</h1><h2 style="text-align: center">Dos</h2><h3>Tres</h3>',
    '<p>Texto <strong>fuerte</strong>, <em>cursiva</em>, <u>subrayado</u>, <s>tachado</s>, <code>código</code></p>',
    '<p>H<sub>2</sub>O, x<sup>2</sup></p>',
    '<ul><li><p>uno</p><ul><li><p>dos</p></li></ul></li></ul><ol start="3" type="a"><li><p>tres</p></li></ol>',
    '<blockquote><p>cita</p></blockquote><pre><code>a &lt; b\n  c</code></pre><hr><p>a<br>b</p>',
    '<p><span style="color: #958DF1">lila</span> <span style="color: rgb(255, 0, 0)">rojo</span></p>',
    '<p><mark data-color="#ffc078" style="background-color: #ffc078; color: inherit">marca</mark></p>',
    '<p><a rel="noopener noreferrer nofollow" href="https://example.org/a?b=1&amp;c=2" target="_blank">enlace</a></p>',
    '<img src="/uploads/0192.webp" alt="Imagen subida" title="foto.png" width="300" height="200">',
    '<img src="https://example.org/a.png" alt="">',
    '<img src="/demo/atomo.svg" alt="Modelo atómico">',
    '<table style="min-width: 75px"><colgroup><col style="min-width: 25px"><col style="width: 120px"></colgroup><tbody>' +
      '<tr><th colspan="1" rowspan="1"><p>a</p></th><th colspan="2" rowspan="1" colwidth="120,80"><p>b</p></th></tr>' +
      '<tr><td colspan="1" rowspan="2" style="text-align: right"><p>c</p></td><td colspan="1" rowspan="1"><p></p></td></tr></tbody></table>',
    '<p>ñandú, π, → y 3 &lt; 4 &amp; 5 &gt; 2</p>',
  ])('%s', (html) => {
    expect(sanitize(html)).toBe(canonical(html));
    expect(sanitize(sanitize(html))).toBe(sanitize(html));
  });

  test.each(['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'])('%s links', (scheme) => {
    expect(sanitize(`<a href="${scheme}:algo">x</a>`)).toContain(`href="${scheme}:algo"`);
  });

  test('every link has a rel that separates it from the opened page', () => {
    expect(sanitize('<a href="https://example.org" target="_blank">x</a>')).toContain(
      'rel="noopener noreferrer nofollow"',
    );
  });
});

describe('formulas are not changed', () => {
  test.each([
    '<p>La masa \\(m = \\frac{F}{a}\\) y \\[\\ce{2H2 + O2 -&gt; 2H2O}\\]</p>',
    '<p>\\(a &lt; b \\land b &gt; c\\), \\(\\begin{matrix} 1 &amp; 2 \\\\ 3 &amp; 4 \\end{matrix}\\)</p>',
    '<p>\\(\\text{velocidad} = 3{,}0 \\times 10^{8}\\ \\mathrm{m/s}\\)</p>',
  ])('%s', (html) => {
    expect(sanitize(html)).toBe(html);
  });

  test('a typed `<` is text and not a tag', () => {
    expect(sanitize('<p>\\(a<b\\) y \\[x<y\\]</p>')).toBe('<p>\\(a&lt;b\\) y \\[x&lt;y\\]</p>');
  });
});

test.each(['<b>', '<div>', '<', '\\(', '\\(<a', '<p style="color:red">', '<!--', '&', '<iframe>'])(
  '200,000 characters of %s cost less than 3 seconds of processor time',
  (bomb) => {
    // Processor time, which other processes do not change.
    const from = process.threadCpuUsage();
    isEmptyHtml(sanitize(bomb.repeat(200_000 / bomb.length)));
    const { user, system } = process.threadCpuUsage(from);
    expect((user + system) / 1_000_000).toBeLessThan(3);
  },
);

test('HTML is empty when it shows nothing', () => {
  for (const html of ['', '<p></p>', '<p><br /></p>', '<p>&nbsp;</p>', '<p> \n\u200b </p>', '<ul><li></li></ul>']) {
    expect(isEmptyHtml(sanitize(html)), html).toBe(true);
  }
  for (const html of ['x', '<p>\\(x\\)</p>', '<p>&gt;</p>', '<p>img</p>', '<hr />', '<img src="/uploads/a.webp" />']) {
    expect(isEmptyHtml(sanitize(html)), html).toBe(false);
  }
});
