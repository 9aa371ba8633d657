import { expect, test } from 'vitest';
import { partitionIn, partitionOf, partitionSchema } from './partition.ts';

test('students are divided by the remainder of the number at the end of their ids, from 1', () => {
  const idOf = (number: number) => `00000000-0000-7000-8000-00000${number.toString(16).padStart(7, '0')}`;
  expect([30_000, 30_001, 30_002, 30_003].map((number) => partitionOf(idOf(number), 3))).toEqual([1, 2, 3, 1]);
});

test('the schema of a partition names it', () => {
  expect(partitionSchema({ number: 12, of: 34 }, 'read')).toBe('read_12_of_34');
  expect(partitionIn('read_12_of_34')).toEqual({ number: 12, of: 34 });
  for (const schema of ['read', 'read_x_of_2', 'read_1_of_x', 'read_1_of_2_old'])
    expect(partitionIn(schema)).toBeUndefined();
});
