import { expect, test } from 'vitest';
import { allowance, isLimited, placeInUnit } from './free-tier.ts';

test.each([
  [1, false, false],
  [2, false, false],
  [3, false, true],
  [40, false, true],
  [2, true, false],
  [3, true, false],
])('topic %i, premium %s: limited %s', (place, isPremium, limited) => {
  expect(isLimited({ place, isPremium })).toBe(limited);
});

const all = { lessons: 7, questions: 12, videos: 3 };
test.each([
  [1, false],
  [2, false],
  [3, true],
])('topic %i, premium %s: everything may be opened', (place, isPremium) => {
  expect(allowance({ place, isPremium, ...all })).toEqual(all);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [7, 4],
  [8, 4],
])('of %i lessons of a limited topic %i may be opened', (lessons, open) => {
  expect(allowance({ place: 3, isPremium: false, ...all, lessons }).lessons).toBe(open);
});

test.each([
  [0, 0],
  [4, 4],
  [5, 5],
  [6, 5],
  [200, 5],
])('of %i questions of a limited topic %i may be opened', (questions, open) => {
  expect(allowance({ place: 3, isPremium: false, ...all, questions }).questions).toBe(open);
});

test('a limited topic opens no videos', () => {
  expect(allowance({ place: 3, isPremium: false, ...all }).videos).toBe(0);
});

test('drafts of the same unit take no place', () => {
  const topic = (orderIndex: number, change: object = {}) => ({
    courseId: 1,
    unit: 'Materia',
    orderIndex,
    status: 'published' as const,
    ...change,
  });
  const draft = { status: 'draft' } as const;
  const others = [topic(1, { ...draft, courseId: 2 }), topic(1, { ...draft, unit: 'Otra' }), topic(3, draft)];
  expect(placeInUnit(topic(3), [topic(1), topic(2), ...others])).toBe(3);
  expect(placeInUnit(topic(3), [topic(1, draft), topic(2, draft), ...others])).toBe(1);
});
