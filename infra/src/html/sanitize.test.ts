import { describe, expect, test } from 'vitest';
import { isEmptyHtml, sanitize } from './sanitize.ts';
import { allowedAttributesOf, allowedTags, linkSchemes } from './testing/editor-html.ts';
import { harmIn } from './testing/harmless.ts';
import { forbiddenAttributes, forbiddenSchemes, forbiddenStyles, forbiddenTags } from './testing/neighbours.ts';
import { payloads } from './testing/payloads.ts';
import { removedMarkup } from './testing/removed-markup.ts';

/** The same HTML as the sanitiser writes void tags and styles. */
const canonical = (html: string) =>
  html.replace(/<(br|hr|img|col)((?: [^>]*[^/>])?)>/g, '<$1$2 />').replace(/(?<=style="[^"]*)([:;]) /g, '$1');

describe('[security 16] stored HTML cannot run', () => {
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

describe('the text of markup that is removed', () => {
  test.each(removedMarkup)('%s', (html, text) => {
    expect(
      sanitize(html)
        .replace(/<[^<>]*>/g, '')
        .trim(),
    ).toBe(text.trim());
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

const voidTags = ['br', 'hr', 'col', 'img'];
const required: Record<string, string> = {
  a: ' rel="noopener noreferrer nofollow"',
  img: ' src="/uploads/a.png"',
};
const element = (tag: string, attributes = required[tag] ?? '') =>
  voidTags.includes(tag) ? `<${tag}${attributes} />` : `<${tag}${attributes}>x</${tag}>`;

describe('a tag of the editor is kept', () => {
  test.each(allowedTags)('<%s>', (tag) => {
    expect(sanitize(element(tag))).toBe(element(tag));
  });
});

describe('every other tag is removed', () => {
  test.each(forbiddenTags)('<%s>', (tag) => {
    expect(sanitize(`antes<${tag} class="a">x</${tag}>`)).toMatch(/^antes[^<>]*$/);
    expect(sanitize(`antes<${tag} />`)).toBe('antes');
  });

  test('the text inside is kept', () => {
    expect(sanitize('<form><label>Nombre</label> <button>Enviar</button></form>')).toBe('Nombre Enviar');
  });
});

describe('each tag keeps its own attributes and no other', () => {
  const validValue: Record<string, string> = {
    href: 'https://example.org',
    src: '/uploads/a.png',
    style: 'color:red',
    target: '_blank',
    rel: 'noopener noreferrer nofollow',
  };
  const names = [...new Set([...allowedTags.flatMap(allowedAttributesOf), ...forbiddenAttributes])];

  test.each(allowedTags)('<%s>', (tag) => {
    for (const name of names) {
      const attribute = ` ${name}="${validValue[name] ?? '1'}"`;
      const given = element(tag, name in validValue ? attribute : `${attribute}${required[tag] ?? ''}`);
      const kept = [...sanitize(given).matchAll(/ ([^\s=<>]+)="/g)].map(([, key]) => key);
      expect(kept.includes(name), given).toBe(allowedAttributesOf(tag).includes(name));
    }
  });
});

describe('styles', () => {
  const withStyle = (style: string) => `<p style="${style}">x</p>`;

  test.each([
    ...['left', 'center', 'right', 'justify'].map((side) => `text-align:${side}`),
    ...['#fff', '#FFC078', '#ffc07880', 'red', 'rebeccapurple', 'inherit', 'RED'].flatMap((color) => [
      `color:${color}`,
      `background-color:${color}`,
    ]),
    'color:rgb(255,0,0)',
    'color:rgb( 255 , 0 , 0 )',
    'color:rgb(255 0 0)',
    'color:rgb(255 0 0 / 50%)',
    'color:rgba(255,0,0,.5)',
    'color:rgb(10%,20%,30%)',
    'color:hsl(120,50%,50%)',
    'color:hsl(120deg,50%,50%)',
    'color:hsl(120deg 50% 50%)',
    'color:hsla(120,50%,50%,0.5)',
    'color:HSL(120,50%,50%)',
    'width:0px',
    'width:75px',
    'width:33.25%',
    'width:12345px',
    'min-width:25px',
    'min-width:100%',
  ])('%s stays', (style) => {
    expect(sanitize(withStyle(style))).toBe(withStyle(style));
  });

  test.each([
    ...forbiddenStyles.map((property) => `${property}:1px`),
    'text-align:start',
    'text-align:left right',
    'text-align:to left',
    'color:#ff',
    'color:#123456789',
    'color:#ggg',
    'color:red blue',
    'color:#fff url(x)',
    'color:no #fff',
    'color:ab',
    'color:abcdefghijklmnopqrstuvwxyzabcde',
    'color:var(--x)',
    'color:url(x)',
    'color:lab(1,2,3)',
    'color:rgb(1)',
    'color:rgb(1,2)',
    'color:rgb(1,2,3,4,5)',
    'color:rgb(1;2;3)',
    'color:rgb(a,b,c)',
    'color:rgb(a1,2,3)',
    'color:rgb(1a,2,3)',
    'color:rgb(1,a2,3)',
    'color:rgb(1,2,3a)',
    'color:rgb(1,2,3%%)',
    'color:rgb(1turn,2,3)',
    'color:rgb(1 2 3',
    'color:rgb(1,2,url(x))',
    'color:rgb(1,2,3) url(x)',
    'color:x rgb(1,2,3)',
    'background-color:url(x)',
    'width:100vw',
    'width:10',
    'width:123456px',
    'width:-1px',
    'width:1.px',
    'width:calc(1px)',
    'width:1px 2px',
    'width:auto 1px',
    'min-width:100vw',
  ])('%s goes', (style) => {
    expect(sanitize(withStyle(style))).toBe('<p>x</p>');
  });
});

describe('links', () => {
  const link = (attributes: string) => `<a${attributes} rel="noopener noreferrer nofollow">x</a>`;

  test.each([...linkSchemes.map((scheme) => `${scheme}:algo`), '/practica', '#uno', 'otra.html', '?a=1'])(
    'to %s stay',
    (address) => {
      expect(sanitize(`<a href="${address}">x</a>`)).toBe(link(` href="${address}"`));
    },
  );

  test.each([
    ...forbiddenSchemes.map((scheme) => `${scheme}:algo`),
    '//example.org',
    '/\\example.org',
    '\\\\example.org',
  ])('to %s go, their text stays', (address) => {
    expect(sanitize(`<a href="${address}">x</a>`)).toBe(link(''));
  });

  test.each(['_self', '_top', '_parent', '_BLANK', 'otra', '_blank x'])('target %s is removed', (target) => {
    expect(sanitize(`<a href="/a" target="${target}">x</a>`)).toBe(link(' href="/a"'));
  });

  test('a rel of another kind is replaced', () => {
    expect(sanitize('<a href="/a" rel="opener">x</a>')).toBe(link(' href="/a"'));
  });
});

describe('pictures', () => {
  test.each([
    'https://example.org/a.png',
    'HTTPS://example.org/a.png',
    'https://example.org:8443/a%20b/ñ.png?size=1&amp;x=%2e%2e#y',
    'https://example.org/apiario.png',
    'https://api.example.org/a.png',
    'https://localhost:3000/uploads/a.png',
    '/uploads/a.png',
    '/uploads/2026/a.b.png',
    '/demo/atomo.svg',
  ])('of %s stay', (src) => {
    expect(sanitize(`<img src="${src}">`)).toBe(`<img src="${src}" />`);
  });

  test.each([
    'http://example.org/a.png',
    'http://localhost:3000/uploads/a.png',
    'a.png',
    '/a.png',
    '/api/logout',
    'x/uploads/a.png',
    '/uploadsx/a.png',
    '/uploads/../api/logout',
    '/uploads/x/../../api/logout',
    '/demo/../api/logout',
    '/uploads/%2e%2e/api/logout',
    '/uploads/%2E./api/logout',
    '/uploads/./a.png',
    '/uploads//a.png',
    '/uploads/',
    '/uploads/a.png/',
    '/uploads/a%20b.png',
    '/uploads/a.png?x=1',
    '/uploads/a.png#x',
    '/uploads/.\t./api/logout',
    '/uploads/.\n./api/logout',
    '/uploads\\..\\api\\logout',
    '/uploads/..\\api/logout',
    ' /uploads/a.png',
    'http://localhost:3000/api/logout',
    'http://localhost:3000/uploads/%2e%2e/api/logout',
    'https://example.org/%61pi/logout',
    'https://example.org/API',
    'https://example.org/x/../idp/auth',
    'https://example.org/%',
    'https://example.org\\api\\logout',
    'https://example.org/a\tb.png',
    'https://exa mple.org/a.png',
    'https://[/a.png',
    '//example.org/a.png',
    'https:///a.png',
    'http:a.png',
    'xhttps://example.org/a.png',
    'ftp://example.org/a.png',
    'data:image/png;base64,AA',
    'cid:a',
    '',
  ])('of %j go', (src) => {
    expect(sanitize(`<p>x<img src="${src}" alt="y"></p>`)).toBe('<p>x</p>');
  });

  test('without an address are removed', () => {
    expect(sanitize('<p>x<img alt="y"></p>')).toBe('<p>x</p>');
  });
});

test('[security 33] tags inside more than 60 others are removed, and their text is kept', () => {
  const nested = (depth: number) => `${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`;
  expect(sanitize(nested(60))).toBe(nested(60));
  expect(sanitize(nested(61))).toBe(nested(60));
});

test('blank space around the text is removed', () => {
  expect(sanitize(' \n<p>x</p>\t ')).toBe('<p>x</p>');
});
