import { expect, test } from 'vitest';
import { allowance, isLimited, tierLabel } from './free-tier.ts';

test.each([
  [1, false, 'Gratis', false],
  [2, false, 'Gratis', false],
  [3, false, 'Limitado', true],
  [40, false, 'Limitado', true],
  [2, true, 'Gratis', false],
  [3, true, 'Premium', false],
])('topic %i, premium %s: %s', (orderIndex, isPremium, label, limited) => {
  expect(tierLabel({ orderIndex, isPremium })).toBe(label);
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
