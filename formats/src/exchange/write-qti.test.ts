import { describe, expect, test } from 'vitest';
import type { ExportQuestion } from './export-question.ts';
import { readQti } from './qti.ts';
import { type PictureFiles, writeQti } from './write-qti.ts';

const question: ExportQuestion = { question: '¿?', options: ['a', 'b'], correctAnswer: 0, explanation: '' };
const written = (change: Partial<ExportQuestion>, pictures: PictureFiles = new Map(), title = 'Ensayo') => {
  const { files, losses } = writeQti(title, [{ ...question, ...change }], pictures);
  return { item: textOf(files, 'items/q0001.xml'), files, losses };
};
const textOf = (files: ReadonlyMap<string, Uint8Array>, path: string) => new TextDecoder().decode(files.get(path));
/** The XML of the question's text. */
const questionXml = (html: string) => {
  const [, xml] =
    /<div class="matraz-text">([\s\S]*)<\/div><choiceInteraction/.exec(written({ question: html }).item) ?? [];
  return xml;
};

const start =
  '<?xml version="1.0" encoding="UTF-8"?>\n<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q0001"';
const scoring =
  '<responseCondition><responseIf><match><variable identifier="RESPONSE" /><correct identifier="RESPONSE" /></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition>';
const score =
  '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>';
const response = (letter: string) =>
  `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>${letter}</value></correctResponse></responseDeclaration>`;
const interaction = '<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">';

describe('an item', () => {
  test('has the question, its options and its key', () => {
    expect(written({}).item).toBe(`${start} title="Ensayo 1" adaptive="false" timeDependent="false">
${response('A')}
${score}
<itemBody><div class="matraz-text">¿?</div>${interaction}
<simpleChoice identifier="A">a</simpleChoice>
<simpleChoice identifier="B">b</simpleChoice>
</choiceInteraction></itemBody>
<responseProcessing>${scoring}</responseProcessing>
</assessmentItem>`);
  });

  test('has the explanation, the points and the mark of a pilot', () => {
    const change = { correctAnswer: 1, explanation: '<b>x</b>', xpReward: 25, isPilot: true };
    expect(
      written(change, new Map(), 'A "&"\n').item,
    ).toBe(`${start} title="A &quot;&amp;&quot;&#10; 1" adaptive="false" timeDependent="false">
${response('B')}
${score}
<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier" />
<outcomeDeclaration identifier="MATRAZ_XP" cardinality="single" baseType="integer"><defaultValue><value>25</value></defaultValue></outcomeDeclaration>
<outcomeDeclaration identifier="MATRAZ_PILOT" cardinality="single" baseType="boolean"><defaultValue><value>true</value></defaultValue></outcomeDeclaration>
<itemBody><div class="matraz-text">¿?</div>${interaction}
<simpleChoice identifier="A">a</simpleChoice>
<simpleChoice identifier="B">b</simpleChoice>
</choiceInteraction></itemBody>
<responseProcessing>${scoring}<setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">EXPLANATION</baseValue></setOutcomeValue></responseProcessing>
<modalFeedback outcomeIdentifier="FEEDBACK" identifier="EXPLANATION" showHide="show"><b>x</b></modalFeedback>
</assessmentItem>`);
  });
});

describe('a package', () => {
  const bytes = new Uint8Array([1]);
  const pictures: PictureFiles = new Map([
    ['/uploads/a.webp', { name: 'a.webp', bytes }],
    ['/uploads/c.webp', { name: 'c.webp', bytes: new Uint8Array([2]) }],
    ['/uploads/d.webp', { name: 'd.webp', bytes: new Uint8Array([3]) }],
  ]);
  const img = (name: string) => `<img src="/uploads/${name}.webp" />`;
  const questions: ExportQuestion[] = [
    { ...question, question: `${img('a')}${img('a')}${img('no')}` },
    { ...question, options: [img('c'), 'b'], explanation: img('a') },
    // The texts must not be read as one text: here their ends would make a tag.
    { ...question, question: '1 &lt; <', options: ['img src="/uploads/d.webp">', 'b'] },
  ];
  const packed = () => writeQti('x', questions, pictures);

  test('has a manifest with the files of each item', () => {
    const { files } = packed();
    expect(textOf(files, 'imsmanifest.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="matraz">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations />
<resources>
<resource identifier="R-q0001" type="imsqti_item_xmlv2p1" href="items/q0001.xml"><file href="items/q0001.xml" /><file href="pictures/a.webp" /></resource>
<resource identifier="R-q0002" type="imsqti_item_xmlv2p1" href="items/q0002.xml"><file href="items/q0002.xml" /><file href="pictures/c.webp" /><file href="pictures/a.webp" /></resource>
<resource identifier="R-q0003" type="imsqti_item_xmlv2p1" href="items/q0003.xml"><file href="items/q0003.xml" /></resource>
</resources>
</manifest>`);
  });

  test('has an item for each question and every picture', () => {
    const { files } = packed();
    expect([...files.keys()]).toEqual([
      'imsmanifest.xml',
      'items/q0001.xml',
      'items/q0002.xml',
      'items/q0003.xml',
      'pictures/a.webp',
      'pictures/c.webp',
      'pictures/d.webp',
    ]);
    expect(files.get('pictures/a.webp')).toBe(bytes);
    expect(textOf(files, 'items/q0002.xml')).toContain('title="x 2"');
  });

  test('has the pictures of the texts beside the items; another source stays', () => {
    const { files } = packed();
    expect(textOf(files, 'items/q0001.xml')).toContain(
      '<div class="matraz-text"><img src="../pictures/a.webp" /><img src="../pictures/a.webp" /><img src="/uploads/no.webp" /></div>',
    );
  });

  test('gives its questions and pictures back', () => {
    const { files, losses } = packed();
    expect(losses.filter(({ number }) => number < 3)).toEqual([]);
    expect(readQti(files).pictures.get('a.webp')).toBe(bytes);
  });
});

test('the manifest escapes the name of a picture', () => {
  const named: PictureFiles = new Map([['/uploads/a.webp', { name: 'a&b.webp', bytes: new Uint8Array([1]) }]]);
  const { files } = written({ question: '<img src="/uploads/a.webp" />' }, named);
  expect(textOf(files, 'imsmanifest.xml')).toContain('<file href="pictures/a&amp;b.webp" />');
});

test('a package may have no questions', () => {
  const { files, losses } = writeQti('x', [], new Map());
  expect([...files.keys()]).toEqual(['imsmanifest.xml']);
  expect(textOf(files, 'imsmanifest.xml')).toContain('<resources>\n</resources>');
  expect(losses).toEqual([]);
});

describe('as XML, HTML has', () => {
  test.each([
    ['characters for entities', '1 &lt; 2 &amp; &quot;&nbsp;ñ', '1 &lt; 2 &amp; &quot;\u00a0ñ'],
    ['signs escaped', '> "', '&gt; &quot;'],
    ['an end for each tag', '<p>a<b>b', '<p>a<b>b</b></p>'],
    ['ends in their order', '<p><b>a</p>b', '<p><b>a</b></p>b'],
    ['only the last of two equal tags ended', '<b>a<b>b</b>c', '<b>a<b>b</b>c</b>'],
    ['no end without a start', 'a</i>b<p>c</i>d</p>', 'ab<p>cd</p>'],
    ['empty tags closed', 'a<br>b<hr>c</br>', 'a<br />b<hr />c'],
    ['attributes in quotes', "<p title='a\"\n\tb' hidden>c</p>", '<p title="a&quot;&#10;&#9;b" hidden="">c</p>'],
    [
      'only attributes with names of XML',
      '<p a="1" data-b2="2" 1c="3" c_d="4" _e="5" f:g="6">h</p>',
      '<p a="1" data-b2="2">h</p>',
    ],
    ['no characters that XML does not allow', 'a\u0000\u0008\u000b\u001fb', 'ab'],
    ['blanks, tabs and line ends', 'a\t\n\r b', 'a\t\n&#13; b'],
    ['no half of a character of two units', 'a\ud800\udbffb\udfff\udc00c', 'abc'],
    ['the characters beside those, and emojis', '\ud7ff\ue000\ufffd🧪', '\ud7ff\ue000\ufffd🧪'],
    ['no marks of an unknown byte order', 'a\ufffe\uffffb', 'ab'],
  ])('%s', (_, html, xml) => {
    expect(questionXml(html)).toBe(xml);
  });
});

describe('losses', () => {
  const changed = [{ number: 1, isLeftOut: false, text: 'tiene caracteres o marcas que QTI no admite y se cambian' }];
  test.each<[string, Partial<ExportQuestion>]>([
    ['the question', { question: 'a\u0001' }],
    ['an option', { options: ['a', 'b\u0001'] }],
    ['the explanation', { explanation: 'a<i>b' }],
  ])('list a change of %s', (_, change) => {
    expect(written(change).losses).toEqual(changed);
  });

  test('list a question without text as left out', () => {
    const { losses } = writeQti('x', [{ ...question, question: '<p></p>' }, question], new Map());
    expect(losses).toEqual([{ number: 1, isLeftOut: true, text: 'queda fuera: no cabe en QTI' }]);
  });

  test('do not list another spelling of an empty tag', () => {
    expect(written({ question: 'a<br>b' }).losses).toEqual([]);
  });
});
