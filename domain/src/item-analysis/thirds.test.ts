import { expect, test } from 'vitest';
import { seededRandom } from '../exams/seeded-random.ts';
import { thirdsOf } from './thirds.ts';

/** @param students number of students of strength 0, 1, 2 and so on */
const thirds = (...students: number[]) => thirdsOf(students.map((count, strength) => ({ strength, students: count })));

test.each([
  { students: [1, 1, 1], weakUpTo: 0, strongFrom: 2 },
  { students: [3, 2, 2, 2, 3], weakUpTo: 0, strongFrom: 4 },
  { students: [1, 1, 1, 1, 1, 1], weakUpTo: 1, strongFrom: 4 },
  // Most students are equally strong: the groups are small.
  { students: [1, 98, 1], weakUpTo: 0, strongFrom: 2 },
  { students: [50, 50], weakUpTo: 0, strongFrom: 1 },
  { students: [0, 5, 0, 5, 0], weakUpTo: 1, strongFrom: 3 },
  // 55 of 100 are nearer to a third than 5 of 100.
  { students: [5, 50, 45], weakUpTo: 1, strongFrom: 2 },
])('$students students: weak up to $weakUpTo, strong from $strongFrom', ({ students, weakUpTo, strongFrom }) => {
  expect(thirds(...students)).toEqual({ weakUpTo, strongFrom });
});

test('students of equal strength may come in several groups', () => {
  const groups = [
    [1, 1],
    [1, 8],
    [2, 2],
    [3, 19],
  ].map(([strength = 0, students = 0]) => ({ strength, students }));
  expect(thirdsOf(groups)).toEqual({ weakUpTo: 1, strongFrom: 3 });
  expect(thirdsOf(groups.filter(({ strength }) => strength !== 2))).toEqual({ weakUpTo: 1, strongFrom: 3 });
});

test('students of equal strength have no thirds', () => {
  expect(thirds()).toBeNull();
  expect(thirds(0, 7)).toBeNull();
});

test('the weak third is always below the strong third, in 1,000 random classes', () => {
  for (let seed = 0; seed < 1_000; seed++) {
    const random = seededRandom(seed);
    const below = (count: number) => Math.floor(random() * count);
    const found = thirds(...Array.from({ length: 1 + below(12) }, () => below(30) * below(2)));
    if (found) expect(found.weakUpTo).toBeLessThan(found.strongFrom);
  }
});
