import { describe, expect, test } from 'vitest';
import { analyseQuestion } from './analyse-question.ts';
import { suspicionOf, warningsOf } from './warnings.ts';

/** A class of three groups of ten students. Each list has the number of students by option; the key is A. */
const warningsFor = (weak: number[], middle: number[], strong: number[]) => {
  const choices = [weak, middle, strong].flatMap((counts, strength) =>
    counts.map((students, selected) => ({ selected, strength: strength / 2, students })),
  );
  const question = { correctAnswer: 0, optionCount: strong.length };
  return warningsOf(analyseQuestion(choices, question), question);
};

describe('a question', () => {
  test('that separates well and whose options are all chosen has no warning', () => {
    expect(warningsFor([2, 4, 4], [6, 2, 2], [9, 1, 0])).toEqual([]);
  });

  test('whose wrong option attracts the strong students more than the key has probably a wrong key', () => {
    expect(warningsFor([4, 4, 2], [3, 5, 2], [1, 8, 1])).toEqual([{ code: 'wrong-key', option: 1 }]);
  });

  test('that the weak students answer better discriminates the wrong way round', () => {
    expect(warningsFor([8, 1, 1], [6, 2, 2], [5, 2, 3])).toEqual([{ code: 'negative-discrimination' }]);
  });

  test('that all groups answer alike discriminates too little', () => {
    expect(warningsFor([6, 2, 2], [6, 2, 2], [7, 1, 2])).toEqual([{ code: 'low-discrimination' }]);
  });

  test('that nearly all answer correctly is too easy, and has no other warning', () => {
    expect(warningsFor([9, 1, 0], [10, 0, 0], [9, 1, 0])).toEqual([{ code: 'too-easy' }]);
  });

  test('that no more students answer correctly than would guess it is too hard', () => {
    expect(warningsFor([0, 5, 5], [2, 4, 4], [4, 3, 3])).toEqual([{ code: 'too-hard' }]);
  });

  test('names the wrong options that fewer than one in twenty choose', () => {
    expect(warningsFor([2, 8, 0, 0], [6, 3, 1, 0], [9, 1, 0, 0])).toEqual([
      { code: 'unused-option', option: 2 },
      { code: 'unused-option', option: 3 },
    ]);
  });

  test('that few students have met has only that warning', () => {
    expect(warningsFor([0, 6, 0], [0, 6, 0], [1, 6, 0])).toEqual([{ code: 'few-data' }]);
    expect(warningsFor([0], [0], [0])).toEqual([{ code: 'few-data' }]);
  });
});

test('a probably wrong key is more suspicious than all milder warnings together', () => {
  const mild = ['too-hard', 'low-discrimination'] as const;
  const unused = [1, 2, 3].map((option) => ({ code: 'unused-option', option }) as const);
  expect(suspicionOf([{ code: 'wrong-key', option: 1 }])).toBeGreaterThan(
    suspicionOf([...mild.map((code) => ({ code })), ...unused]),
  );
  expect(suspicionOf([])).toBe(0);
});
