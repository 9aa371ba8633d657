import { describe, expect, test } from 'vitest';
import { detectPracticeFormat, detectTextFormat, detectZipFormat, reasonAgainstZip } from './detect-format.ts';

describe('a text is XML', () => {
  test.each([
    '<?xml version="1.0"?><quiz>',
    '<?XML version="1.0"?>',
    '\ufeff\n <quiz>',
    '<!-- a --><quiz>',
    '<!DOCTYPE quiz><quiz>',
    '<!doctype html>',
    '<?xml version="1.0"?><manifest>',
    '<?xml version="1.0"?><assessmentItemRef>',
    '<?xml version="1.0"?><a assessmentItem>',
  ])('of Moodle: %j', (text) => {
    expect(detectTextFormat(text)).toBe('moodle-xml');
  });

  test.each([
    '<assessmentItem>',
    '<assessmentItem identifier="a">',
    '<?xml version="1.0"?>\n<!-- a -->\n<imsqti:assessmentItem>',
    '<imsqti:assessmentItem>',
    '<ims-qti:assessmentItem>',
    '<qti-assessment-item>',
    '<qti:qti-assessment-item>',
    '<questestinterop>',
    '<!-- a --><ims-qti:questestinterop>',
  ])('of QTI: %j', (text) => {
    expect(detectTextFormat(text)).toBe('qti');
  });

  test.each(['a <quiz>', 'a\n<?xml version="1.0"?>', '<p>a</p>', '<:assessmentItem>', '< quiz>'])(
    'not when it begins with %j',
    (text) => {
      expect(detectTextFormat(text)).toBe('text');
    },
  );
});

describe('a text is the bulk text of this platform', () => {
  /** A text that is GIFT, when nothing says that it is bulk text. */
  const gift = (question: string, option: string) => `x\n${question}\n${option}\n{=a}`;

  test.each([
    ['PREGUNTA: a', 'A) b'],
    ['P: a', 'A) b'],
    [' \tPREGUNTA \t: a', '  E  ) b'],
    ['P:', 'c)'],
  ])('with the lines %j and %j', (question, option) => {
    expect(detectTextFormat(gift(question, option))).toBe('text');
  });

  test.each([
    ['PREGUNTA: a', 'F) b'],
    ['PREGUNTA: a', 'x A) b'],
    ['PREGUNTA: a', 'xA) b'],
    ['PREGUNTA: a', 'Ax) b'],
    ['PREGUNTA: a', 'A. b'],
    ['a', 'A) b'],
    ['p: a', 'A) b'],
    ['x P: a', 'A) b'],
    ['xP: a', 'A) b'],
    ['P x: a', 'A) b'],
    ['Px: a', 'A) b'],
    ['PREGUNTA a', 'A) b'],
  ])('not with the lines %j and %j', (question, option) => {
    expect(detectTextFormat(gift(question, option))).toBe('gift');
  });

  test('also when it has a line of Aiken', () => {
    expect(detectTextFormat('P: a\nA) b\nANSWER: A')).toBe('text');
  });
});

describe('a text is Aiken', () => {
  test.each([
    'a\nA. b\nANSWER: A',
    'a\nA) b\nanswer \t: A',
    'a\nA) b\nRespuesta: A',
    'A.\nANSWER:',
    'a{=b}\nA. c\nANSWER: A',
  ])('%j', (text) => {
    expect(detectTextFormat(text)).toBe('aiken');
  });

  test.each([
    ...['a\nA. b', 'a\nANSWER: A', 'a\nA. b\nx ANSWER: A', 'a\nA. b\nANSWER A', 'a\nA. b\nANSWERS: A'],
    ...['a\nx A. b\nANSWER: A', 'a\nA: b\nANSWER: A', 'a\nB. b\nANSWER: A'],
  ])('not %j', (text) => {
    expect(detectTextFormat(text)).toBe('text');
  });
});

test('a text with the header of a table is CSV', () => {
  expect(detectTextFormat('\n pregunta;A;B;correcta\n¿{=a}?;1;2;A')).toBe('csv');
});

describe('a text is as in Word', () => {
  const options = 'a) uno\nb) dos';
  test.each([
    `1. ¿Qué?\n${options}\nRespuesta correcta: B`,
    `1. ¿Qué?\n${options}`,
    '¿Qué?\n(A) uno\n(B) dos',
    '¿Qué?\na) uno   b) dos',
    '1. ¿Qué?\nA) uno\nB) dos\nRESPUESTA: B',
    '¿Qué?\nA) uno\nB) dos\nRESPUESTA: B\nExplicación: Porque sí.',
    `P: ¿Qué?\n${options}\n\n1 B, 2 C`,
    `P: ¿Qué?\n${options}\n\nRespuesta: B`,
  ])('%j', (text) => {
    expect(detectTextFormat(text)).toBe('word');
  });

  test.each([
    `P: ¿Qué?\n${options}\n\nR: B\nP: ¿Y con la clave arriba?\n${options}`,
    `P: ¿Qué?\n${options}\nRespuesta correcta: B`,
    'a) uno',
    'Un texto.\nB) dos\nA) uno',
  ])('not %j', (text) => {
    expect(detectTextFormat(text)).toBe('text');
  });

  test('in practice also without PREGUNTA: or without the hyphens between blocks', () => {
    const block = `PREGUNTA: ¿Qué?\n${options}\nClave: B`;
    expect(detectPracticeFormat(`P: ¿Qué?\n${options}\nR: B`)).toBe('word');
    expect(detectPracticeFormat(`${block}\n${block}`)).toBe('word');
    expect(detectPracticeFormat(block)).toBe('text');
    expect(detectPracticeFormat(`${block}\n---\n${block}`)).toBe('text');
  });
});

describe('a text is GIFT', () => {
  test.each([
    ...['::a::b', 'a\n \t::b', '$CATEGORY: a', 'a\n\n  $CATEGORY: b'],
    ...['{=a}', 'a{~b', 'a {#3}', 'a{}', 'a { \n }', 'a{\n\n=b', 'a\\{=b\n{=c}'],
    ...['{T}', 'a{TRUE}', 'a{ T }', 'a{T#b}', 'a{TRUE #b}', '{F}', 'a{FALSE}', 'a{ F }', 'a{F#b}', 'a{FALSE #b}'],
  ])('%j', (text) => {
    expect(detectTextFormat(text)).toBe('gift');
  });

  test.each([
    ...['', 'a', 'a ::b', 'a $CATEGORY: b', 'CATEGORY: a', 'x\na:: b'],
    ...[
      'a\\{=b}',
      '\\{=a',
      'a{b}',
      'a{ b=c}',
      '=a',
      '{',
      '{T',
      '{TR}',
      '{Tx}',
      '{TRUEx}',
      '{F',
      '{FALS}',
      '{Fx}',
      '{FALSEx}',
      '{f}',
      '{X}',
    ],
  ])('not %j', (text) => {
    expect(detectTextFormat(text)).toBe('text');
  });
});

test('a long text is judged by its first 50,000 characters', () => {
  const long = 'a\n'.repeat(24_990);
  expect(detectTextFormat(`${long}::a::`)).toBe('gift');
  expect(detectTextFormat(`${long}${long}::a::`)).toBe('text');
});

describe('a zip', () => {
  test.each([
    ['qti', 'imsmanifest.xml'],
    ['qti', 'curso/imsmanifest.xml'],
    ['qti', 'a/b/imsmanifest.xml'],
    ['qti', 'qti2export_7.xml'],
    ['folder', 'topic.json'],
    ['folder', 'exam.json'],
    ['folder', 'tema/topic.json'],
    ['folder', 'a/b/topic.json'],
    ['folder', 'ensayo/exam.json'],
  ] as const)('is %s with the file %j', (format, path) => {
    expect(detectZipFormat(['a.txt', path, 'z.txt'])).toBe(format);
  });

  test.each([...['imsmanifest.xml.bak', 'mytopic.json', 'exam.json5', 'a/myexam.json', 'a.docx', 'xl/workbook.xml']])(
    'has no known format with only the file %j',
    (path) => {
      expect(detectZipFormat([path])).toBeNull();
    },
  );

  test('of Word is a document', () => {
    expect(detectZipFormat(['[Content_Types].xml', 'word/document.xml'])).toBe('word');
  });

  test('with both is QTI', () => {
    expect(detectZipFormat(['exam.json', 'imsmanifest.xml'])).toBe('qti');
  });
});

test.each(['a\na. b\nANSWER: A', 'a\nA) b\nRespuesta correcta: a', 'a\nA) b\nClave: A'])('%j is Aiken', (text) => {
  expect(detectTextFormat(text)).toBe('aiken');
});

test.each([
  ['of LibreOffice', ['mimetype', 'content.xml', 'META-INF/manifest.xml'], 'guarda la hoja como CSV'],
  [
    'with a backup of Moodle',
    ['moodle_backup.xml', 'questions.xml'],
    'exporta las preguntas del banco como Moodle XML',
  ],
  ['with a file of questions', ['preguntas.gift'], '«preguntas.gift»: descomprímelo'],
  ['with another zip', ['a.zip'], '«a.zip»: descomprímelo'],
])('a zip %s is refused with the way out', (_, paths, way) => {
  expect(detectZipFormat(paths)).toBeNull();
  expect(reasonAgainstZip(paths)).toContain(way);
});

test('a million blank lines are read in one pass', () => {
  // With work that grows with the square of their number this takes more than an hour.
  const text = `PREGUNTA: x\nA) a\n${'\n'.repeat(1_000_000)}PREGUNTA: y\nA) b\n`;
  expect(detectPracticeFormat(text)).toBe('text');
});
