import { expect, test } from 'vitest';
import { examOrder, placeOf } from './exam-form.ts';

const questions = Array.from({ length: 20 }, (_, place) => ({
  questionId: `q${place}`,
  options: ['uno', 'dos', 'tres', 'cuatro'],
}));
const both = { questions: true, options: true };
const own = questions.map((_, place) => place);

test('one seed always gives the same order, another seed another one', () => {
  const ana = examOrder(questions, both, 'ana');
  expect(examOrder(questions, both, 'ana')).toEqual(ana);
  const eva = examOrder(questions, both, 'eva');
  expect(eva.questions).not.toEqual(ana.questions);
  expect(eva.options).not.toEqual(ana.options);
  expect(examOrder(questions, both, 'A').questions).not.toEqual(examOrder(questions, both, 'B').questions);
});

test('every question and every option is there once', () => {
  const { questions: order, options } = examOrder(questions, both, 'ana');
  expect([...order].sort((a, b) => a - b)).toEqual(own);
  for (const places of options) expect([...places].sort()).toEqual([0, 1, 2, 3]);
});

test('only what the form mixes has another order', () => {
  const mixed = examOrder(questions, { questions: true, options: false }, 'ana');
  expect(mixed.questions).not.toEqual(own);
  expect(mixed.options).toEqual(questions.map(() => [0, 1, 2, 3]));
  expect(examOrder(questions, { questions: false, options: true }, 'ana').questions).toEqual(own);
});

test('the options of a question do not depend on the other questions', () => {
  const [first] = examOrder(questions, both, 'ana').options;
  expect(examOrder(questions.slice(0, 3), both, 'ana').options[0]).toEqual(first);
});

test('the questions of an area stay together and in the place of the area', () => {
  const areas = questions.map((question, place) => ({ ...question, area: place < 10 ? 'Biology' : 'Physics' }));
  const { questions: order } = examOrder(areas, both, 'ana');
  expect([...order.slice(0, 10)].sort((a, b) => a - b)).toEqual(own.slice(0, 10));
  expect(order.slice(0, 10)).not.toEqual(own.slice(0, 10));
});

test.each([
  'Todas las anteriores',
  '<p>Ninguna de las <b>alternativas</b></p>',
  'A y C',
  'A o D',
  'Solo B) y D',
  'La opción B',
])('options keep their order when one of them names others: %s', (option) => {
  const options = ['uno', 'dos', 'tres', option];
  for (const seed of ['ana', 'eva', 'leo'])
    expect(examOrder([{ questionId: 'q', options }], both, seed).options).toEqual([[0, 1, 2, 3]]);
});

test('options that name statements are mixed', () => {
  const options = ['Solo I', 'Solo II', 'Solo I y II', 'I, II y III'];
  const orders = ['ana', 'eva', 'leo', 'sol'].map(
    (seed) => examOrder([{ questionId: 'q', options }], both, seed).options[0],
  );
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
});

test('the place of a question is the one that its student sees', () => {
  const { questions: order } = examOrder(questions, both, 'ana');
  expect(placeOf('q7', questions, { form: both, seed: 'ana' })).toBe(order.indexOf(7) + 1);
  expect(placeOf('q7', questions, { form: undefined, seed: 'ana' })).toBe(8);
  expect(placeOf('other', questions, { form: both, seed: 'ana' })).toBeNull();
});
