import { describe, expect, test } from 'vitest';
import {
  attributesOf,
  decodeEntities,
  droppedTags,
  escapeHtml,
  isBlank,
  isSameHtml,
  isVoidTag,
  pictureSources,
  replacePictures,
  startTag,
  tagsOf,
  visibleText,
  withoutDropped,
} from './html.ts';

describe('tags', () => {
  test('have their name, their attributes as written and their place', () => {
    expect(tagsOf('a<B>c</b ><br/><img src=/a/ alt="/"><o:p>')).toEqual([
      { name: 'b', isClosing: false, attributes: '', from: 1, to: 4 },
      { name: 'b', isClosing: true, attributes: ' ', from: 5, to: 10 },
      { name: 'br', isClosing: false, attributes: '', from: 10, to: 15 },
      { name: 'img', isClosing: false, attributes: ' src=/a/ alt="/"', from: 15, to: 36 },
      { name: 'o:p', isClosing: false, attributes: '', from: 36, to: 41 },
    ]);
  });

  test('end at the first > outside of quotes', () => {
    expect(tagsOf(`<a b="1>" c='2>"'><i>`)).toEqual([
      { name: 'a', isClosing: false, attributes: ` b="1>" c='2>"'`, from: 0, to: 18 },
      { name: 'i', isClosing: false, attributes: '', from: 18, to: 21 },
    ]);
  });

  test.each(['', 'a > b', '1 < 2', '<', '<1>', '< b>', '<!-- a -->', '<>', '<b', '<b "', '<b "><i>', `<b '><i>`])(
    '%j has none',
    (html) => {
      expect(tagsOf(html)).toEqual([]);
    },
  );

  test('before an open quote are found', () => {
    expect(tagsOf('<<i><b "><u>').map(({ name }) => name)).toEqual(['i']);
  });

  test.each(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr'])('<%s> has no end tag', (name) => {
    expect(isVoidTag(name)).toBe(true);
    expect(startTag(name, [])).toBe(`<${name} />`);
  });

  test.each(['p', 'video', ''])('<%s> has an end tag', (name) => {
    expect(isVoidTag(name)).toBe(false);
    expect(startTag(name, [])).toBe(`<${name}>`);
  });

  test('are written with all their attributes, escaped', () => {
    const attributes = [
      ['href', 'a?b&c'],
      ['title', '"<x>"'],
    ] as const;
    expect(startTag('a', attributes)).toBe('<a href="a?b&amp;c" title="&quot;&lt;x&gt;&quot;">');
  });
});

describe('attributes', () => {
  const of = (html: string) => tagsOf(html).flatMap((tag) => [...attributesOf(tag)]);

  test.each<[string, [string, string][]]>([
    [
      '<a b="c d" e>',
      [
        ['b', 'c d'],
        ['e', ''],
      ],
    ],
    [
      `<a b='c"d'e="f'g">`,
      [
        ['b', 'c"d'],
        ['e', "f'g"],
      ],
    ],
    [
      '<a b=c/d e = f g\n=\n"h">',
      [
        ['b', 'c/d'],
        ['e', 'f'],
        ['g', 'h'],
      ],
    ],
    ['<a BcD="EfG">', [['bcd', 'EfG']]],
    ['<a b="1" B="2">', [['b', '1']]],
    [
      '<a b="" c=\'\'>',
      [
        ['b', ''],
        ['c', ''],
      ],
    ],
    [
      '<a b="&lt;&amp;"c=&gt;>',
      [
        ['b', '<&'],
        ['c', '>'],
      ],
    ],
    ['<img src=a.png/>', [['src', 'a.png']]],
    [
      '<a/b/c=d>',
      [
        ['b', ''],
        ['c', 'd'],
      ],
    ],
    ['<a =b>', [['b', '']]],
    [
      '<a b=c=d>',
      [
        ['b', 'c'],
        ['d', ''],
      ],
    ],
    [
      '<a b=`c>',
      [
        ['b', ''],
        ['`c', ''],
      ],
    ],
  ])('of %j', (html, expected) => {
    expect(of(html)).toEqual(expected);
  });
});

describe('entities', () => {
  test.each([
    ['&amp;&lt;&gt;&quot;&apos;&nbsp;', `&<>"'\u00a0`],
    ['&AMP;&LT;', '&<'],
    ['&aacute;&rarr;&copy;', 'á→©'],
    ['&#65;&#x42;&#X4a;&#x4A;', 'ABJJ'],
    ['&#0000065;&#x000041;', 'AA'],
    ['&#1;&#xd7ff;&#xe000;', '\u0001\ud7ff\ue000'],
    ['&#x10ffff;&#1114111;', '\u{10ffff}\u{10ffff}'],
    ['&amp;lt;', '&lt;'],
  ])('%j is %j', (html, text) => {
    expect(decodeEntities(html)).toBe(text);
  });

  test.each([
    ...['&amp', 'amp;', '&constructor;', '&#;', '&#x;', '&#xg;', '&#a;', '&amplt;', '& lt;'],
    ...['&#0;', '&#x0;', '&#xd800;', '&#xdfff;', '&#x110000;', '&#1114112;', '&#00000065;', '&#x0000041;'],
  ])('%j stays', (html) => {
    expect(decodeEntities(html)).toBe(html);
  });

  test('are written for the signs of markup', () => {
    expect(escapeHtml('a&b<c>d"e & < >')).toBe('a&amp;b&lt;c&gt;d"e &amp; &lt; &gt;');
  });
});

describe('pictures', () => {
  test('have their sources in order, also without one', () => {
    expect(pictureSources('<p id="x"><img src="a&amp;b"><IMG alt="c"><b src="d"></b><img src=e></p>')).toEqual([
      'a&b',
      '',
      'e',
    ]);
  });

  test('get another source, stay or are removed', () => {
    const html = 'a<img alt="1" src="old">b<img src=same>c<b src="old">d<img src="bad"/>e<img>f';
    const given: string[] = [];
    const replaced = replacePictures(html, (src) => {
      given.push(src);
      if (src === 'bad') return null;
      return src === 'old' ? 'new&' : src;
    });
    expect(given).toEqual(['old', 'same', 'bad', '']);
    expect(replaced).toBe('a<img alt="1" src="new&amp;" />b<img src=same>c<b src="old">de<img>f');
  });
});

describe('the visible text', () => {
  test.each([
    ['', ''],
    [' a \n\t b\u00a0\u200b c ', 'a b c'],
    ['a<br>b<p>c</p>d<div>e</div>f', 'a b c d e f'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>', 'a b c'],
    ['H<sub>2</sub>O y <b>a</b><i>b</i>', 'H2O y ab'],
    ['m<sup>2</sup>s<pre>a</pre><code>b</code>', 'm2sab'],
    ['1 &lt; 2 &amp;&nbsp;3', '1 < 2 & 3'],
    ['a<img alt="x">b', 'ab'],
    ['1 < 2', '1 < 2'],
  ])('of %j is %j', (html, text) => {
    expect(visibleText(html)).toBe(text);
  });

  test.each([
    ['', true],
    [' <p>&nbsp;</p><br>\u200b', true],
    ['<p>a</p>', false],
    ['<p><img src="a"></p>', false],
    ['<image>', true],
  ])('that %j shows nothing is %j', (html, expected) => {
    expect(isBlank(html)).toBe(expected);
  });
});

describe('content that is dropped', () => {
  test.each([
    ...['script', 'style', 'iframe', 'object', 'embed', 'applet', 'audio', 'video', 'svg'],
    ...['math', 'canvas', 'select', 'textarea'],
  ])('<%s>', (name) => {
    expect(droppedTags(`<p><${name} a="b">x</${name}>`)).toEqual([name]);
  });

  test('is named once, in order', () => {
    expect(droppedTags('<VIDEO><audio></audio><video><audio>')).toEqual(['video', 'audio']);
  });

  test.each(['<p>', '</script>', '<my-script>', '<script-x>', '&lt;script&gt;'])('is not in %j', (html) => {
    expect(droppedTags(html)).toEqual([]);
  });
});

describe('two spellings', () => {
  test.each([
    ['a<br>b', 'a<br />b'],
    ["<img src='a' alt=b>", '<img src="a" alt="b" />'],
    ['<IMG SRC="&gt;">', '<img src=">">'],
    ['a\r\nb\rc\r\n\rd', 'a\nb\nc\n\nd'],
  ])('%j and %j are the same HTML', (one, other) => {
    expect(isSameHtml(one, other)).toBe(true);
  });

  test.each([
    ['a', 'b'],
    ['<br>', '</br>'],
    ['</br>', '</br >'],
    ['<p class=a>', '<p class="a">'],
    ['<img src="a">', '<img src="b">'],
    ['a\nb', 'a b'],
  ])('%j and %j differ', (one, other) => {
    expect(isSameHtml(one, other)).toBe(false);
  });
});

test.each([
  ['<p>a<audio controls><p>No se oye</p></audio>b</p>', '<p>ab</p>'],
  ['<p>a<svg><svg><p>x</p></svg>y</svg>b</p>', '<p>ab</p>'],
  ['<p>a<object data="x"/>b<embed src="x">c<math/>d</p>', '<p>abcd</p>'],
  ['<p>a<VIDEO><audio/></Video>b<iframe>x</iframe>c</p>', '<p>abc</p>'],
  ['<p>a</svg>b<video>c</p>', '<p>a</svg>b<video>c</p>'],
  ['<p>a<b>c</b></p>', '<p>a<b>c</b></p>'],
])('%s has %s beside what is dropped with its content', (html, rest) => {
  expect(withoutDropped(html)).toBe(rest);
});
