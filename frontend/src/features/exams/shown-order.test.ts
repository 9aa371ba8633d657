import { expect, test } from 'vitest';
import { inShownOrder, optionOrderOf, shownLetter } from './shown-order.ts';
import { completed, running } from './testing.ts';

const order = {
  questions: [2, 0, 3, 1],
  options: [
    [0, 1, 2],
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ],
};

test('without an order of its own an attempt stays as it is', () => {
  expect(inShownOrder(running)).toBe(running);
});

test.each([
  ['a running', running],
  ['a completed', completed],
])('%s attempt has its questions and the letters of its options in the order of the student', (_, attempt) => {
  const { exam, answers } = inShownOrder({ ...attempt, order });
  expect(exam.questions.map(({ id }) => id)).toEqual(['q3', 'q1', 'q4', 'q2']);
  const [first, second] = exam.questions;
  if (!first || !second) throw new Error('there are four questions');
  expect(optionOrderOf(first)).toEqual([2, 0, 1]);
  expect([0, 1, 2].map((option) => shownLetter(first, option))).toEqual(['B', 'C', 'A']);
  expect([0, 1, 2].map((option) => shownLetter(second, option))).toEqual(['A', 'B', 'C']);
  // Answers name the option by its place in the exam, as the log does.
  expect(answers).toEqual(attempt.answers);
});
