import { expect, test } from 'vitest';
import { allowance, isLimited } from './free-tier.ts';

test.each([
  [1, false, false],
  [2, false, false],
  [3, false, true],
  [40, false, true],
  [2, true, false],
  [3, true, false],
])('topic %i, premium %s: limited %s', (orderIndex, isPremium, limited) => {
  expect(isLimited({ orderIndex, isPremium })).toBe(limited);
});

const all = { lessons: 7, questions: 12, videos: 3 };
test.each([
  [1, false],
  [2, false],
  [3, true],
])('topic %i, premium %s: everything may be opened', (orderIndex, isPremium) => {
  expect(allowance({ orderIndex, isPremium, ...all })).toEqual(all);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [7, 4],
  [8, 4],
])('of %i lessons of a limited topic %i may be opened', (lessons, open) => {
  expect(allowance({ orderIndex: 3, isPremium: false, ...all, lessons }).lessons).toBe(open);
});

test.each([
  [0, 0],
  [4, 4],
  [5, 5],
  [6, 5],
  [200, 5],
])('of %i questions of a limited topic %i may be opened', (questions, open) => {
  expect(allowance({ orderIndex: 3, isPremium: false, ...all, questions }).questions).toBe(open);
});

test('a limited topic opens no videos', () => {
  expect(allowance({ orderIndex: 3, isPremium: false, ...all }).videos).toBe(0);
});
