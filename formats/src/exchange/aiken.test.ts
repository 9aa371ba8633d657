import { describe, expect, test } from 'vitest';
import { readAiken } from './aiken.ts';

/** A question of the text, with the fields that every question of these tests has. */
const item = (number: number, line: number, question: string, options: string[], correctAnswer: number) => ({
  number,
  line,
  question,
  options,
  correctAnswer,
  explanation: '',
});
const problem = (number: number, line: number, text: string, isLeftOut = true) => ({ number, line, isLeftOut, text });
const noAnswer = 'se omitió porque falta la línea ANSWER: con la letra correcta';
const notAnOption = (answer: string) => `se omitió porque la respuesta «${answer}» no es una de las alternativas`;
const question = '¿Cuál?\nA. uno\nB. dos\n';

test('an empty text has neither questions nor problems', () => {
  expect(readAiken('')).toEqual({ items: [], problems: [], pictures: new Map() });
});

test('a question has its text, its options and the correct one', () => {
  const { items, problems } = readAiken('\ufeff¿Cuál es?\nA. uno\nB. dos\nC. tres\nANSWER: B');
  expect(items).toEqual([item(1, 1, '¿Cuál es?', ['uno', 'dos', 'tres'], 1)]);
  expect(problems).toEqual([]);
});

test('each question has its number and its first line', () => {
  const { items } = readAiken(`\n${question}ANSWER: A\n\n  \n${question}ANSWER: B\n${question}ANSWER: A`);
  expect(items).toEqual([
    item(1, 2, '¿Cuál?', ['uno', 'dos'], 0),
    item(2, 8, '¿Cuál?', ['uno', 'dos'], 1),
    item(3, 12, '¿Cuál?', ['uno', 'dos'], 0),
  ]);
});

test.each([
  ['Windows', '\r\n'],
  ['an old Mac', '\r'],
])('the lines of %s are counted, too', (_, lineEnd) => {
  const { items } = readAiken(`${question}ANSWER: A\n${question}ANSWER: B`.replaceAll('\n', lineEnd));
  expect(items).toEqual([item(1, 1, '¿Cuál?', ['uno', 'dos'], 0), item(2, 5, '¿Cuál?', ['uno', 'dos'], 1)]);
});

describe('the text of a question', () => {
  test('may have several lines, also with blank lines between', () => {
    expect(readAiken('  uno  \n\n dos\nA. a\nB. b\nANSWER: A').items).toEqual([
      item(1, 1, 'uno<br>dos', ['a', 'b'], 0),
    ]);
  });

  test.each([
    'E. coli vive aquí',
    'B. es un inicio',
    'a) pequeño',
    'A.uno',
    'A uno',
    'AB) uno',
    '¿A) uno?',
    'Escribe ANSWER: B',
    'ANSWER B',
  ])('may have the line %j', (line) => {
    expect(readAiken(`${line}\n${line}\nA. a\nB. b\nANSWER: A`).items).toEqual([
      item(1, 1, `${line}<br>${line}`, ['a', 'b'], 0),
    ]);
  });

  test('may begin with the letter of the first option', () => {
    expect(readAiken('A. B. C.\nA. a\nB. b\nANSWER: B').items).toEqual([item(1, 1, 'A. B. C.', ['a', 'b'], 1)]);
  });
});

describe('an option', () => {
  test.each([
    ['A. uno', 'uno'],
    ['A) uno', 'uno'],
    ['A)uno', 'uno'],
    ['A.\tuno dos', 'uno dos'],
    ['  A.   uno   ', 'uno'],
    ['A) a<b', 'a&lt;b'],
    ['A) <b>x</b>', '<b>x</b>'],
    ['A. uno\u2028dos', 'uno\u2028dos'],
  ])('%j has the text %j', (line, text) => {
    expect(readAiken(`¿Cuál?\n${line}\nB. dos\nANSWER: A`).items).toEqual([item(1, 1, '¿Cuál?', [text, 'dos'], 0)]);
  });

  test('without text is left out and listed', () => {
    const { items, problems } = readAiken('¿Cuál?\nA. uno\nB.\nC)\nANSWER: A');
    expect(items).toEqual([item(1, 1, '¿Cuál?', ['uno'], 0)]);
    expect(problems).toEqual([
      problem(1, 1, 'la alternativa B está vacía y se omitió', false),
      problem(1, 1, 'la alternativa C está vacía y se omitió', false),
    ]);
  });
});

describe('the answer', () => {
  test.each(['ANSWER: B', 'answer:b', 'RESPUESTA : (B)', 'Respuesta:   B. dos', 'ANSWER: B) dos', 'ANSWER\t:\tb '])(
    'may be written as %j',
    (line) => {
      expect(readAiken(question + line).items).toEqual([item(1, 1, '¿Cuál?', ['uno', 'dos'], 1)]);
    },
  );

  test.each(['C', 'la B', 'Bueno', 'Bé', 'B2', '2', '((B)', ''])('%j is none of the options', (answer) => {
    const { items, problems } = readAiken(`${question}ANSWER: ${answer}\n${question}ANSWER: A`);
    expect(items).toEqual([item(2, 5, '¿Cuál?', ['uno', 'dos'], 0)]);
    expect(problems).toEqual([problem(1, 1, notAnOption(answer))]);
  });

  test('without a question is listed', () => {
    expect(readAiken(`\nANSWER: A\n${question}ANSWER: B`)).toMatchObject({
      items: [item(2, 3, '¿Cuál?', ['uno', 'dos'], 1)],
      problems: [problem(1, 2, notAnOption('A'))],
    });
  });
});

describe('a question without an answer', () => {
  test('is listed when another question follows', () => {
    const { items, problems } = readAiken(`${question}\n¿Y?\n¿Cuál?\nA. uno\nB. dos\nANSWER: B`);
    expect(items).toEqual([item(2, 5, '¿Y?<br>¿Cuál?', ['uno', 'dos'], 1)]);
    expect(problems).toEqual([problem(1, 1, noAnswer)]);
  });

  test('is listed when an option has a letter that does not follow', () => {
    const { items, problems } = readAiken(`${question}D. tres\nANSWER: B`);
    expect(items).toEqual([]);
    expect(problems).toEqual([problem(1, 1, noAnswer), problem(2, 4, notAnOption('B'))]);
  });

  test('is listed at the end of the text', () => {
    expect(readAiken('¿Cuál?').problems).toEqual([problem(1, 1, noAnswer)]);
  });
});

test.each([
  ['small letters', '¿Cuál?\na) uno\nb) dos\nanswer: b', ['uno', 'dos']],
  ['another name of the answer', '¿Cuál?\nA) uno\nB) dos\nRespuesta correcta: B', ['uno', 'dos']],
  ['a wrapped option', '¿Cuál?\nA. uno\n   y más\nB. dos\n y más\nANSWER: B', ['uno y más', 'dos y más']],
])('a question may have %s', (_, text, options) => {
  expect(readAiken(text)).toMatchObject({ items: [{ question: '¿Cuál?', options, correctAnswer: 1 }], problems: [] });
});

test('small letters are text of a question with options in capitals', () => {
  const { items } = readAiken('Mira\na) esto\nb) aquello\nA) solo a\nB) solo b\nANSWER: A');
  expect(items).toMatchObject([{ question: 'Mira<br>a) esto<br>b) aquello', options: ['solo a', 'solo b'] }]);
});

test.each(['A, B', 'A y B', '(a) / (b)'])('the answers %s are several', (answer) => {
  expect(readAiken(`¿Cuáles?\nA. uno\nB. dos\nANSWER: ${answer}`)).toMatchObject({
    items: [],
    problems: [{ text: 'se omitió porque tiene más de una alternativa correcta' }],
  });
});

test('control characters are removed, and a sign of lost letters is listed', () => {
  const { items, problems } = readAiken('C\ufffdlula\u000b?\nA. u\u0001no\nB. dos\nANSWER: B');
  expect(items).toMatchObject([{ question: 'C\ufffdlula ?', options: ['u no', 'dos'] }]);
  expect(problems.map(({ text }) => text)).toEqual([
    'se quitaron caracteres de control, que no se ven',
    'tiene el signo � en lugar de letras que el archivo ya había perdido',
  ]);
});
