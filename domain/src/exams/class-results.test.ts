import { describe, expect, test } from 'vitest';
import { chosenAttempt, scoreSummary, tallyQuestion } from './class-results.ts';

const attempts = [
  { ordinal: 3, paesScore: 500 },
  { ordinal: 1, paesScore: 400 },
  { ordinal: 2, paesScore: 500 },
];

test.each([
  ['first', 1],
  ['best', 2],
  ['last', 3],
] as const)('the %s attempt counts', (which, ordinal) => {
  expect(chosenAttempt(attempts, which)?.ordinal).toBe(ordinal);
});

test('without an attempt none counts', () => {
  expect(chosenAttempt([], 'best')).toBeUndefined();
});

describe('the scores of a class', () => {
  test('have mean, median, ends, and bands of a hundred points', () => {
    expect(scoreSummary([700, 100, 1000, 650])).toEqual({
      mean: 613,
      median: 675,
      lowest: 100,
      highest: 1000,
      bands: [1, 0, 0, 0, 0, 1, 1, 0, 1],
    });
  });

  test('of an odd number have the middle one as the median', () => {
    expect(scoreSummary([900, 100, 199])).toMatchObject({ median: 199, bands: [2, 0, 0, 0, 0, 0, 0, 0, 1] });
  });

  test('are nothing without an attempt', () => {
    expect(scoreSummary([])).toBeNull();
  });
});

test('a question counts answers by option, empty ones, and no letters of other options', () => {
  const answer = (selectedAnswer: number | null, isCorrect = false, hasTheseOptions = true) => ({
    selectedAnswer,
    isCorrect,
    hasTheseOptions,
  });
  expect(tallyQuestion([answer(1, true), answer(1, true, false), answer(0), answer(null)], 3)).toEqual({
    taken: 4,
    correct: 2,
    empty: 1,
    chosen: [1, 1, 0],
  });
});
