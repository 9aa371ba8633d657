import { expect, test } from 'vitest';
import { readGift } from './gift.ts';
import { writeGift } from './write-gift.ts';

const question = { question: 'a', options: ['b', 'c'], correctAnswer: 1, explanation: '' };

test('a question has a line for each option and for the explanation', () => {
  expect(writeGift([question, { ...question, explanation: 'd' }])).toEqual({
    text: '[html]a {\n\t~[html]b\n\t=[html]c\n}\n\n[html]a {\n\t~[html]b\n\t=[html]c\n\t####[html]d\n}\n',
    losses: [],
  });
});

test.each([
  [{ xpReward: 25 }, '// [tag:matraz-xp-25]\n'],
  [{ isPilot: true }, '// [tag:matraz-piloto]\n'],
  [{ isPilot: false }, ''],
  [{ xpReward: 0, isPilot: true }, '// [tag:matraz-xp-0] [tag:matraz-piloto]\n'],
])('the tags of %j are %j', (marks, line) => {
  expect(writeGift([{ ...question, ...marks }])).toEqual({
    text: `${line}[html]a {\n\t~[html]b\n\t=[html]c\n}\n`,
    losses: [],
  });
});

test('the signs of GIFT are escaped, and a line break is written as \\n', () => {
  const typed = String.raw`\(x\) ~ = # { } :`;
  const breaks = 'b\n\nc\r\nd\re';
  const { text, losses } = writeGift([
    { question: typed, options: [breaks, 'c'], correctAnswer: 0, explanation: typed },
  ]);
  const escaped = String.raw`\\(x\\) \~ \= \# \{ \} \:`;
  expect(text).toBe(`[html]${escaped} {\n\t=[html]b\\n\\nc\\nd\\ne\n\t~[html]c\n\t####[html]${escaped}\n}\n`);
  expect(losses).toEqual([]);
  expect(readGift(text).items).toMatchObject([{ question: typed, options: ['b\n\nc\nd\ne', 'c'], explanation: typed }]);
});

test('a question that GIFT cannot hold is left out with the reason', () => {
  const one = { ...question, options: ['b'], correctAnswer: 0 };
  expect(writeGift([one, question, { ...question, question: ' ' }])).toEqual({
    text: '[html]a {\n\t~[html]b\n\t=[html]c\n}\n',
    losses: [
      { number: 1, isLeftOut: true, text: 'queda fuera: porque es de otro tipo (respuesta corta)' },
      { number: 3, isLeftOut: true, text: 'queda fuera: porque falta la pregunta' },
    ],
  });
});

test('no question is an empty text', () => {
  expect(writeGift([])).toEqual({ text: '\n', losses: [] });
});
