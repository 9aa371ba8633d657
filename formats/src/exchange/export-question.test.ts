import { expect, test } from 'vitest';
import { type ExportQuestion, type ReadBack, writeQuestions } from './export-question.ts';

const plain: ExportQuestion = {
  question: '¿?',
  options: ['a', 'b', 'c'],
  correctAnswer: 1,
  explanation: 'x',
  xpReward: 10,
};
/** A format whose reader gives this question back. */
const readingBack = (question: ExportQuestion) => ({
  write: ({ question: text }: ExportQuestion) => text,
  read: (): ReadBack => ({ ok: true, question }),
  separator: '|',
});

test('questions that can be read back are written with the separator between them', () => {
  const read: string[] = [];
  const format = {
    write: ({ question }: ExportQuestion) => `<${question}>`,
    read: (text: string): ReadBack => {
      read.push(text);
      return { ok: true, question: plain };
    },
    separator: '|',
    isSame: () => true,
  };
  expect(writeQuestions([plain, { ...plain, question: 'otra' }], format)).toEqual({ text: '<¿?>|<otra>', losses: [] });
  expect(read).toEqual(['<¿?>', '<otra>']);
});

test('no questions give no text', () => {
  expect(writeQuestions([], readingBack(plain))).toEqual({ text: '', losses: [] });
});

test('a question that cannot be read back is left out, with the reason of the format', () => {
  const format = {
    ...readingBack(plain),
    read: (text: string): ReadBack =>
      text === 'mala' ? { ok: false, reason: 'no cabe' } : { ok: true, question: plain },
  };
  const bad = { ...plain, question: 'mala', options: ['<img src="/uploads/a.webp" />'] };
  expect(writeQuestions([plain, bad, plain], format)).toEqual({
    text: '¿?|¿?',
    losses: [{ number: 2, isLeftOut: true, text: 'queda fuera: no cabe' }],
  });
});

test.each<[string, Partial<ExportQuestion>]>([
  ['fewer options', { options: ['a', 'b'] }],
  ['more options', { options: ['a', 'b', 'c', 'd'] }],
  ['another key', { correctAnswer: 2 }],
])('a question that is read back with %s is left out', (_, change) => {
  expect(writeQuestions([plain], readingBack({ ...plain, ...change }))).toEqual({
    text: '',
    losses: [{ number: 1, isLeftOut: true, text: 'queda fuera: sus alternativas no caben en el formato' }],
  });
});

test.each<[Partial<ExportQuestion>, string]>([
  [{ question: 'otra' }, 'la pregunta'],
  [{ explanation: '' }, 'la explicación'],
  [{ xpReward: 11 }, 'los puntos XP'],
  [{ isPilot: true }, 'la marca de piloto'],
  [{ options: ['a', 'b', 'z'] }, 'la alternativa C'],
  [{ question: 'otra', options: ['z', 'y', 'c'] }, 'la pregunta, la alternativa A y la alternativa B'],
])('the parts that change to %j are listed', (change, parts) => {
  expect(writeQuestions([plain, plain], readingBack({ ...plain, ...change }))).toEqual({
    text: '¿?|¿?',
    losses: [
      { number: 1, isLeftOut: false, text: `cambia el formato de ${parts}` },
      { number: 2, isLeftOut: false, text: `cambia el formato de ${parts}` },
    ],
  });
});

test('a missing mark of a pilot is the same as a mark that says no', () => {
  expect(writeQuestions([plain], readingBack({ ...plain, isPilot: false })).losses).toEqual([]);
});

test('without a rule of the format, two spellings of the same HTML are the same', () => {
  const written = { ...plain, question: 'a<br>b' };
  expect(writeQuestions([written], readingBack({ ...plain, question: 'a<br />b' })).losses).toEqual([]);
});

test('a format can say which texts look the same', () => {
  const read = { ...plain, question: '¿  ?', options: ['A', 'B', 'C'], explanation: 'X' };
  const isSame = (one: string, other: string) =>
    one.toLowerCase().replaceAll(' ', '') === other.toLowerCase().replaceAll(' ', '');
  expect(writeQuestions([plain], { ...readingBack(read), isSame }).losses).toEqual([]);
});

const toPlatform = [{ number: 1, isLeftOut: false, text: 'sus imágenes quedan como enlaces a esta plataforma' }];
const own = '<img src="/uploads/a.webp" />';
const ofWeb = '<img src="https://a.cl/" />';
test.each<[string, Partial<ExportQuestion>, object[]]>([
  ['in the question', { question: `${ofWeb}${own}` }, toPlatform],
  ['in an option', { options: ['a', own, 'c'] }, toPlatform],
  ['in the explanation', { explanation: own }, toPlatform],
  ['of the web', { question: ofWeb }, []],
  // The texts must not be read as one text: here their ends would make a tag.
  ['that is only text', { question: '1 <', options: ['img src="/uploads/a.webp">', 'b', 'c'] }, []],
])('a picture %s', (_, change, losses) => {
  const question = { ...plain, ...change };
  expect(writeQuestions([question], readingBack(question)).losses).toEqual(losses);
});
