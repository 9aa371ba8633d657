import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExamText } from '../bulk/exam-text.ts';
import { parseBulkText } from '../bulk/practice-text.ts';
import { readDocx } from '../word/read-docx.ts';
import { readNumbered } from '../word/read-numbered.ts';
import { readAiken } from './aiken.ts';
import { readCsv } from './csv.ts';
import { detectTextFormat } from './detect-format.ts';
import { toExamQuestions, toPracticeQuestions } from './fit-questions.ts';
import { readGift } from './gift.ts';
import { attributesOf, droppedTags, isBlank, tagsOf, visibleText } from './html.ts';
import { type ImportResult, UnreadableFile } from './import-result.ts';
import { readMoodleXml } from './moodle-xml.ts';
import { readQti, readQtiFile } from './qti.ts';
import { readZip, writeZip } from './zip.ts';

/** Pieces of all formats, so that arbitrary texts come near to each of them. */
const pieces = [
  ...[
    '\n',
    '\n\n',
    '\r\n',
    '\r',
    '\ufeff',
    ' ',
    '\0',
    '\ud800',
    '---',
    '{',
    '}',
    '=',
    '~',
    '#',
    '####',
    '::',
    '//',
    '\\',
    '\\\\',
    '\\n',
    '%50%',
    '%100%',
    '[html]',
  ],
  ...[
    '$CATEGORY: a',
    '->',
    'T',
    'ANSWER: A',
    'ANSWER: Z',
    'A. uno',
    'A) uno',
    'B) dos *',
    'C) tres',
    'D) cuatro',
    'PREGUNTA: a',
    'P: a',
    'R: A',
    'E: a',
    'XP: 5',
    'PILOTO: SI',
    'EXPLICACIÓN: a',
  ],
  ...['1. ', '2) ', 'a) ', 'b) ', '(A) ', 'Pregunta 3', 'Respuesta correcta: B', 'Claves', '1 B, 2 A', '<b>', '</b>'],
  ...[
    'pregunta;A;B;correcta',
    ';',
    ',',
    '\t',
    '"',
    '""',
    'sep=;',
    '<',
    '>',
    '</',
    '<quiz>',
    '</quiz>',
    '<question type="multichoice">',
    '</question>',
    '<text>',
    '</text>',
    '<![CDATA[',
    ']]>',
  ],
  ...[
    '&amp;',
    '&x;',
    '&#0;',
    '&#x110000;',
    '<img src="',
    'data:image/png;base64,AA',
    '@@PLUGINFILE@@/a',
    '<b',
    '<!--',
    '-->',
    '<!DOCTYPE a [<!ENTITY b "c">]>',
    '__proto__',
    'constructor',
    '$$x$$',
  ],
];

const text = fc.oneof(
  fc
    .array(
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'binary', maxLength: 5 })),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const expectSound = (result: ImportResult) => {
  for (const { question, options, correctAnswer } of result.items) {
    expect(isBlank(question)).toBe(false);
    expect(options.length).toBeGreaterThan(correctAnswer);
    expect(options.some(isBlank)).toBe(false);
  }
  for (const problem of result.problems) expect(problem.text).not.toBe('');
  expect(toPracticeQuestions(result).questions.length).toBeLessThanOrEqual(result.items.length);
  expect(toExamQuestions(result).questions.length).toBeLessThanOrEqual(result.items.length);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
};

/** A reader may refuse a text with its own error, and throws no other. */
const resultOf = (read: () => ImportResult): ImportResult | null => {
  try {
    return read();
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableFile);
    return null;
  }
};

const utf8 = (typed: string) => new TextEncoder().encode(typed);
const inPackage = (item: string) =>
  new Map([
    [
      'imsmanifest.xml',
      utf8('<manifest><resources><resource type="imsqti_item_xmlv2p1" href="a.xml"/></resources></manifest>'),
    ],
    ['a.xml', utf8(item)],
  ]);

const readers: [string, (typed: string) => ImportResult][] = [
  ['GIFT', readGift],
  ['Aiken', readAiken],
  ['CSV', readCsv],
  ['CSV with a header', (typed) => readCsv(`pregunta;A;B;correcta\n${typed}`)],
  ['Moodle XML', readMoodleXml],
  [
    'Moodle XML with a question',
    (typed) =>
      readMoodleXml(
        `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[${typed.replaceAll(']]>', '')}]]></text></questiontext><answer fraction="100"><text>a</text></answer></question></quiz>`,
      ),
  ],
  ['a text as in Word', readNumbered],
  ['a numbered text', (typed) => readNumbered(`1. a\na) b\nb) c\n${typed}`)],
  ['a document of Word', (typed) => readDocx(new Map([['word/document.xml', utf8(typed)]]))],
  [
    'a document with a body',
    (typed) => readDocx(new Map([['word/document.xml', utf8(`<document><body><p>${typed}</p></body></document>`)]])),
  ],
  ['a QTI item', readQtiFile],
  ['a QTI package', (typed) => readQti(inPackage(typed))],
  ['a QTI manifest', (typed) => readQti(new Map([['imsmanifest.xml', utf8(typed)]]))],
];

test.each(readers)('%s: any text gives sound questions and problems, or a refusal', (_, read) => {
  fc.assert(
    fc.property(text, (typed) => {
      const result = resultOf(() => read(typed));
      if (result) expectSound(result);
    }),
    { numRuns: 300 },
  );
});

test('the bulk texts: any text gives questions, errors or warnings', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const practice = parseBulkText(typed);
      if (practice.ok) for (const { options } of practice.questions) expect(options).toHaveLength(4);
      else expect(practice.errors.length).toBeGreaterThan(0);
      const exam = parseExamText(typed, 3);
      if (exam.ok)
        for (const { options, correctAnswer } of exam.questions) expect(options.length).toBeGreaterThan(correctAnswer);
    }),
    { numRuns: 500 },
  );
});

test('every text has a format', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(detectTextFormat(typed)).toMatch(/^(text|word|gift|aiken|csv|moodle-xml|qti)$/);
    }),
  );
});

test('tags of any text are in their order and do not overlap', () => {
  fc.assert(
    fc.property(text, (typed) => {
      let end = 0;
      for (const tag of tagsOf(typed)) {
        expect(tag.from).toBeGreaterThanOrEqual(end);
        end = tag.to;
        attributesOf(tag);
      }
      visibleText(typed);
      droppedTags(typed);
    }),
  );
});

test('any bytes are a zip or are refused', () => {
  const header = utf8('PK\u0003\u0004');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, isLikeZip) => {
      try {
        readZip(isLikeZip ? new Uint8Array([...header, ...bytes]) : bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableFile);
      }
    }),
    { numRuns: 300 },
  );
});

test('a zip gives its files back', () => {
  const file = fc.tuple(fc.stringMatching(/^[a-z]{1,8}(\/[a-z]{1,8})?\.[a-z]{3}$/), fc.uint8Array());
  fc.assert(
    fc.property(fc.array(file, { minLength: 1, maxLength: 5 }), (files) => {
      const packed = new Map(files);
      expect(readZip(writeZip(packed))).toEqual(packed);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['GIFT', readGift, 'a {=b ~c\n\n'.repeat(3_000)],
  ['GIFT with open braces', readGift, 'a {\n\n'.repeat(20_000)],
  ['GIFT with marks', readGift, '~=#{'.repeat(20_000)],
  ['GIFT with hashes', readGift, `a {${'#'.repeat(100_000)}}`],
  ['CSV quotes', (typed: string) => readCsv(`pregunta;A;B;correcta\n${typed}`), '"'.repeat(200_000)],
  ['open tags', (typed: string) => readCsv(`pregunta;A;B;correcta\n${typed};a;b;A`), '<img "'.repeat(30_000)],
  ['numbers', readNumbered, `${'1. a\n2. b\n3. c\n'.repeat(5_000)}a) b\nb) c`],
  ['options', readNumbered, 'a) b\n'.repeat(20_000)],
  ['options on one line', readNumbered, `a) ${'b '.repeat(50_000)}`],
  ['many options on one line', readNumbered, 'a) b '.repeat(20_000)],
  ['blanks', readNumbered, `1. a${' '.repeat(100_000)}b`],
  ['keys', readNumbered, '1 B '.repeat(30_000)],
  ['numbers without keys', readNumbered, `${'1 B '.repeat(20_000)}x`],
  ['tags', readNumbered, '<b>'.repeat(30_000) + '</i>'.repeat(30_000)],
  ['dashes', readNumbered, `1${'-'.repeat(50_000)} B x`],
  ['words of keys', readNumbered, `respuesta ${'es la '.repeat(20_000)}x`],
  ['XML levels', readMoodleXml, '<a>'.repeat(100_000)],
])('a hostile text in %s takes no long time', (_, read, typed) => {
  resultOf(() => read(typed));
});
