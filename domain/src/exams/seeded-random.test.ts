import { expect, test } from 'vitest';
import { seededRandom, shuffled } from './seeded-random.ts';

const row = (seed: number, length: number) => {
  const random = seededRandom(seed);
  return Array.from({ length }, random);
};

test('a seed gives the sequence of mulberry32, so the same exam can be made again', () => {
  expect(row(1, 3)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  expect(row(-1, 1)).toEqual(row(2 ** 32 - 1, 1));
});

test('numbers are from 0 to below 1, evenly distributed', () => {
  const counts = Array(10).fill(0);
  for (const number of row(7, 10_000)) {
    expect(number).toBeGreaterThanOrEqual(0);
    counts[Math.floor(number * 10)] += 1;
  }
  expect(counts).toHaveLength(10);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('each order of three items has the same probability', () => {
  const random = seededRandom(3);
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = shuffled(['a', 'b', 'c'], random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
