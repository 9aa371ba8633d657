import { expect, test } from 'vitest';
import { medianOf } from './median.ts';

test.each([
  { values: [], median: null },
  { values: [7], median: 7 },
  { values: [9, 1], median: 5 },
  { values: [3, 1, 2], median: 2 },
  { values: [1, 1, 1, 50], median: 1 },
  { values: [4, 4, 6, 6], median: 5 },
])('the median of $values is $median', ({ values, median }) => {
  expect(medianOf(values.map((value) => [value, 1]))).toBe(median);
});

test('a value counts as often as it occurs', () => {
  expect(
    medianOf([
      [100, 3],
      [1, 2],
      [50, 0],
    ]),
  ).toBe(100);
});
