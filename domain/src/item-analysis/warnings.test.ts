import { describe, expect, test } from 'vitest';
import { analyseQuestion, type QuestionAnalysis } from './analyse-question.ts';
import { suspicionOf, warningsOf } from './warnings.ts';

/** A class of three groups of ten students. Each list has the number of students by option; without `accepted` the key is A. */
const warningsFor = (weak: number[], middle: number[], strong: number[], accepted: number[] | null = [0]) => {
  const choices = [weak, middle, strong].flatMap((counts, strength) =>
    counts.map((students, selected) => ({ selected, strength: strength / 2, students })),
  );
  const question = { accepted, optionCount: strong.length };
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

  test('whose key nobody chooses has probably a wrong key, also when all choose the same or few have met it', () => {
    const wrong = { code: 'wrong-key', option: 1 };
    expect(warningsFor([0, 10, 0], [0, 10, 0], [0, 10, 0])[0]).toEqual(wrong);
    expect(warningsFor([0, 2], [0, 2], [0, 2])).toEqual([wrong, { code: 'few-data' }]);
    expect(warningsFor([1, 9, 0], [0, 10, 0], [0, 10, 0])[0]).toEqual(wrong);
  });

  test('whose key was corrected is judged by all accepted options', () => {
    expect(warningsFor([4, 4, 2], [3, 5, 2], [1, 8, 1], [1])).toEqual([]);
    expect(warningsFor([0, 10, 0], [0, 10, 0], [0, 10, 0], [0, 1])).toEqual([{ code: 'too-easy' }]);
    expect(warningsFor([2, 2, 6], [2, 1, 7], [0, 2, 8], [0, 1])).toEqual([{ code: 'wrong-key', option: 2 }]);
    expect(warningsFor([1, 2, 7], [1, 4, 5], [0, 8, 2], [0, 1])).toEqual([]);
  });

  test('that gives every student the point has no warning about its key or its options', () => {
    expect(warningsFor([0, 10, 0], [0, 10, 0], [0, 10, 0], null)).toEqual([]);
    expect(warningsFor([0, 2], [0, 2], [0, 2], null)).toEqual([{ code: 'few-data' }]);
  });

  test('needs five answers and most of the students for that', () => {
    expect(warningsFor([0, 2], [0, 1], [0, 1])).toEqual([{ code: 'few-data' }]);
    expect(warningsFor([0, 1, 1], [0, 1, 1], [0, 1, 1])).toEqual([{ code: 'few-data' }]);
  });

  test('that the strong ones of a small class miss beyond chance has probably a wrong key', () => {
    // 13 students: r is -0.70, and -0.47 below.
    expect(warningsFor([3, 1, 0], [0, 5, 0], [0, 4, 0])).toEqual([
      { code: 'wrong-key', option: 1 },
      { code: 'few-data' },
    ]);
    expect(warningsFor([2, 2, 0], [1, 4, 0], [0, 4, 0])).toEqual([{ code: 'few-data' }]);
    // Of four students r is -1 by chance.
    expect(warningsFor([2, 0], [0, 0], [0, 2])).toEqual([{ code: 'few-data' }]);
  });

  test('that few students have met has only that warning', () => {
    expect(warningsFor([2, 4, 0], [2, 4, 0], [1, 6, 0])).toEqual([{ code: 'few-data' }]);
    expect(warningsFor([0], [0], [0])).toEqual([{ code: 'few-data' }]);
  });
});

describe('at the limits of the rules', () => {
  /** 100 students, of whom 33 are in the weak and 33 in the strong third. The key is the first option. */
  const analysis = (change: Partial<QuestionAnalysis>): QuestionAnalysis => ({
    students: 100,
    answered: 100,
    proportionCorrect: 0.5,
    discrimination: 0.4,
    weakStudents: 33,
    strongStudents: 33,
    options: [option(50, 10, 25), option(30, 13, 5), option(20, 10, 3)],
    unanswered: option(0, 0, 0),
    ...change,
  });
  const option = (students: number, weak: number, strong: number) => ({ students, weak, strong });
  const codes = (change: Partial<QuestionAnalysis>) =>
    warningsOf(analysis(change), { accepted: [0] }).map(({ code }) => code);
  /** The second option attracts more strong students than the key. */
  const better = [option(50, 10, 10), option(30, 5, 20), option(20, 18, 3)];

  test('20 students are enough data', () => {
    expect(codes({ students: 19 })).toEqual(['few-data']);
    expect(codes({ students: 20 })).toEqual([]);
  });
  test('a discrimination of 0.2 is enough, also for the key', () => {
    expect(codes({ discrimination: 0.19 })).toEqual(['low-discrimination']);
    expect(codes({ discrimination: 0.2 })).toEqual([]);
    expect(codes({ discrimination: 0.19, options: better })).toEqual(['wrong-key']);
    expect(codes({ discrimination: 0.2, options: better })).toEqual([]);
  });
  test('a question without discrimination has no warning about it, nor about its key', () => {
    expect(codes({ discrimination: null, options: better })).toEqual([]);
  });
  test('a question that 90 % answer correctly is too easy, and its discrimination does not count', () => {
    expect(codes({ proportionCorrect: 0.89, discrimination: 0.1 })).toEqual(['low-discrimination']);
    expect(codes({ proportionCorrect: 0.9, discrimination: 0.1 })).toEqual(['too-easy']);
  });
  test('a question with a probably wrong key is not called too hard', () => {
    expect(codes({ proportionCorrect: 0.1, discrimination: 0.1, options: better })).toEqual(['wrong-key']);
  });
  test('an option is better than the key only when more strong students chose it, and a larger part of them than of the weak', () => {
    const withSecond = (weak: number, strong: number) =>
      codes({ discrimination: 0.1, options: [option(50, 10, 10), option(30, weak, strong), option(20, 13, 3)] });
    expect(withSecond(5, 11)).toEqual(['wrong-key']);
    expect(withSecond(5, 10)).toEqual(['low-discrimination']);
    expect(withSecond(11, 11)).toEqual(['low-discrimination']);
    expect(withSecond(15, 11)).toEqual(['low-discrimination']);
  });
  test('an option that one in twenty choose is used, and the key is never an unused option', () => {
    const chosenBy = (key: number, second: number) =>
      codes({ options: [option(key, 0, 2), option(second, 0, 0), option(50, 30, 1)] });
    expect(chosenBy(45, 5)).toEqual([]);
    expect(chosenBy(46, 4)).toEqual(['unused-option']);
    expect(chosenBy(4, 46)).toEqual([]);
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
