import { describe, expect, test } from 'vitest';
import { UnreadableFile } from './import-result.ts';
import { childNamed, childrenNamed, descendantsOf, parseXml, textIn, type XmlElement } from './xml.ts';

const element = (
  name: string,
  children: (XmlElement | string)[] = [],
  attributes: [string, string][] = [],
  line = 1,
): XmlElement => ({ name, attributes: new Map(attributes), children, line });

describe('a tree', () => {
  test('has the elements and texts in their order, with the line of each element', () => {
    expect(parseXml('<?xml version="1.0"?>\n<a>uno<b x="1" y="2"/>\n<b>dos<c/></b>tres</a>')).toEqual(
      element(
        'a',
        [
          'uno',
          element(
            'b',
            [],
            [
              ['x', '1'],
              ['y', '2'],
            ],
            2,
          ),
          '\n',
          element('b', ['dos', element('c', [], [], 3)], [], 3),
          'tres',
        ],
        [],
        2,
      ),
    );
  });

  test('has names and attributes without the prefix of their namespace', () => {
    expect(parseXml('<m:a xml:lang="es" xmlns:m="u" b="1"/>')).toEqual(
      element(
        'a',
        [],
        [
          ['lang', 'es'],
          ['m', 'u'],
          ['b', '1'],
        ],
      ),
    );
  });

  test('has the text of a CDATA section as it is', () => {
    expect(parseXml('<a><![CDATA[1 < 2 &amp;]]></a>').children).toEqual(['1 < 2 &amp;']);
  });

  test('has no comments', () => {
    expect(parseXml('<!-- uno --><a>b<!-- dos --></a>').children.join('')).toBe('b');
  });

  test('has the characters of the five entities and of numbers', () => {
    expect(textIn(parseXml('<a>&amp;&lt;&gt;&quot;&apos;&#241;&#xF1;</a>'))).toBe('&<>"\'ññ');
  });

  test('has the characters of the entities of HTML', () => {
    expect(textIn(parseXml('<a>&iquest;Qu&eacute;&nbsp;&alpha;?<![CDATA[&aacute;&lt;&amp;nbsp;]]></a>'))).toBe(
      '¿Qué\u00a0α?á&lt;&amp;nbsp;',
    );
  });

  test('may have blanks above the declaration, which count as lines', () => {
    expect(parseXml('\r\n <?xml version="1.0"?>\n<a/>')).toEqual(element('a', [], [], 3));
  });

  test('begins after a byte order mark; another one is text', () => {
    expect(parseXml('\ufeff<a>b\ufeffc</a>')).toEqual(element('a', ['b\ufeffc']));
  });

  test('may have a document type without entities', () => {
    expect(parseXml('<!DOCTYPE a SYSTEM "a.dtd"><a/>')).toEqual(element('a'));
  });
});

const levels = (count: number, inside = '') => `${'<a>'.repeat(count)}${inside}${'</a>'.repeat(count)}`;

test('199 levels are read, and one more that is empty', () => {
  expect(descendantsOf(parseXml(levels(199)))).toHaveLength(198);
  expect(descendantsOf(parseXml(levels(199, '<a/>')))).toHaveLength(199);
});

describe('refused', () => {
  const malformed = 'está mal escrito o incompleto';
  const entities = 'define entidades propias (DTD), que no se admiten';
  test.each([
    ['an empty text', '', 1, malformed],
    ['blanks', ' \n\n', 3, malformed],
    ['text without a tag', 'hola', 1, malformed],
    ['an end that is missing', '<a>\n<b></b>', 2, malformed],
    ['ends in another order', '<a>\n\n<b></a></b>', 3, malformed],
    ['two roots', '<a/>\n<b/>', 2, malformed],
    ['an unknown entity', '<a>&nada;</a>', 1, malformed],
    ['the name of a property of every object as an entity', '<a>&toString;</a>', 1, malformed],
    ['an entity', '<!DOCTYPE a [<!ENTITY b "c">]>\n<a>&b;</a>', 1, entities],
    ['a definition without brackets', '<!DOCTYPE a <!ENTITY b "c">\n<a/>', 1, entities],
    ['an empty definition', '\n<!DOCTYPE a []><a/>', 2, entities],
    ['200 levels', levels(200), 1, 'tiene demasiados niveles'],
  ])('%s', (_, text, line, reason) => {
    expect(() => parseXml(text)).toThrow(new UnreadableFile(`El XML no se puede leer (línea ${line}): ${reason}`));
    expect(() => parseXml(text)).toThrow(UnreadableFile);
  });
});

describe('in a tree', () => {
  const parse = () => parseXml('<a>uno<b>dos<c>tres</c></b><c>cuatro</c><b/></a>');
  test('children are those of the next level', () => {
    const tree = parse();
    expect(childrenNamed(tree, 'b')).toEqual([element('b', ['dos', element('c', ['tres'])]), element('b')]);
    expect(childNamed(tree, 'c')).toEqual(element('c', ['cuatro']));
    expect(childNamed(tree, 'd')).toBeUndefined();
    expect(childNamed(undefined, 'c')).toBeUndefined();
  });

  test('descendants are those of every level, in the order of the text', () => {
    expect(descendantsOf(parse()).map(textIn)).toEqual(['dostres', 'tres', 'cuatro', '']);
  });

  test('the text is that of every level', () => {
    expect(textIn(parse())).toBe('unodostrescuatro');
    expect(textIn(undefined)).toBe('');
  });
});
