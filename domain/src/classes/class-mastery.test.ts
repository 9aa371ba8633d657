import { expect, test } from 'vitest';
import { classMastery, weakestFirst } from './class-mastery.ts';

test('students of whom nothing is known do not count', () => {
  expect(classMastery([{ mean: 0.9 }, null, { mean: 0.5 }, null])).toEqual({ known: 2, weak: 1, mean: 0.7 });
  expect(classMastery([null])).toEqual({ known: 0, weak: 0, mean: null });
});

test('the weakest topic comes first, an unknown one last', () => {
  const topic = (title: string, mean: number | null) => ({ title, mean, known: 1, weak: 0 });
  const ordered = weakestFirst([
    topic('unknown', null),
    topic('good', 0.9),
    topic('weak', 0.4),
    topic('like good', 0.9),
  ]);
  expect(ordered.map(({ title }) => title)).toEqual(['weak', 'good', 'like good', 'unknown']);
});
