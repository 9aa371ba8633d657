import { expect, test } from 'vitest';
import { accuracy } from './accuracy.ts';

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [23, 40, 58],
  [29, 200, 15],
  [139, 200, 70],
  [3, 3, 100],
])('%i of %i correct: %i percent', (correct, answered, percent) => {
  expect(accuracy(correct, answered)).toBe(percent);
});
