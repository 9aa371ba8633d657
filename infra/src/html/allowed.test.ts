import { describe, expect, test } from 'vitest';
import { sanitize } from './sanitize.ts';
import { allowedAttributesOf, allowedTags, linkSchemes } from './testing/editor-html.ts';
import { forbiddenAttributes, forbiddenSchemes, forbiddenStyles, forbiddenTags } from './testing/neighbours.ts';

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

test('tags inside more than 60 others are removed, and their text is kept', () => {
  const nested = (depth: number) => `${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`;
  expect(sanitize(nested(60))).toBe(nested(60));
  expect(sanitize(nested(61))).toBe(nested(60));
});

test('blank space around the text is removed', () => {
  expect(sanitize(' \n<p>x</p>\t ')).toBe('<p>x</p>');
});
