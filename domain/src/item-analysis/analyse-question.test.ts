import { describe, expect, test } from 'vitest';
import { seededRandom } from '../exams/seeded-random.ts';
import { analyseQuestion, type Choice } from './analyse-question.ts';
import { pointBiserial } from './point-biserial.ts';

/** One student. @param rest correct answers among the three other questions */
const student = (selected: number | null, rest: number): Choice => ({ selected, strength: rest / 3, students: 1 });

/*
 * Worked by hand: six students, key A, four questions. The rest is the number of correct answers in the other three.
 *
 *   student  option  correct  rest
 *   1        A       1        3
 *   2        A       1        3
 *   3        A       1        2
 *   4        B       0        1
 *   5        A       1        1
 *   6        none    0        0
 *
 * p = 4/6. The mean rest of all is 10/6, that of the correct ones (3+3+2+1)/4 = 2.25, that of the others (1+0)/2 = 0.5.
 * Variance of the rest: (9+9+4+1+1+0)/6 - (10/6)^2 = 4 - 2.7778 = 1.2222, so its standard deviation is 1.1055.
 * r = (2.25 - 0.5) / 1.1055 * sqrt(4/6 * 2/6) = 1.5829 * 0.4714 = 0.7462.
 * A third is two students. Weakest first: rest 0 is one student, rest up to 1 are three; both are one away from two, and the smaller
 * group counts: student 6. Strongest first: rest 3 is students 1 and 2.
 */
const sixStudents = [student(0, 3), student(0, 3), student(0, 2), student(1, 1), student(0, 1), student(null, 0)];

describe('a question', () => {
  test('has the values of the example that is worked by hand', () => {
    const analysis = analyseQuestion(sixStudents, { accepted: [0], optionCount: 3 });
    expect(analysis).toEqual({
      students: 6,
      answered: 5,
      proportionCorrect: 4 / 6,
      discrimination: expect.closeTo(0.7462, 4),
      weakStudents: 1,
      strongStudents: 2,
      options: [
        { students: 4, weak: 0, strong: 2 },
        { students: 1, weak: 0, strong: 0 },
        { students: 0, weak: 0, strong: 0 },
      ],
      unanswered: { students: 1, weak: 1, strong: 0 },
    });
  });

  test('that all students answer correctly, or none, has no discrimination', () => {
    for (const key of [0, 2]) {
      const everyone = [student(0, 0), student(0, 1), student(0, 3)];
      expect(analyseQuestion(everyone, { accepted: [key], optionCount: 3 }).discrimination).toBeNull();
    }
  });

  test('has neither discrimination nor thirds when all students are equally strong', () => {
    const equal = [student(0, 1), student(1, 1), student(1, 1)];
    expect(analyseQuestion(equal, { accepted: [0], optionCount: 2 })).toMatchObject({
      discrimination: null,
      weakStudents: 0,
      strongStudents: 0,
    });
  });

  test('with a corrected key counts each accepted option as correct', () => {
    const analysis = analyseQuestion(sixStudents, { accepted: [0, 1], optionCount: 3 });
    // The correct ones have the rests 3, 3, 2, 1, 1, so (2 - 0) / 1.1055 * sqrt(5/6 * 1/6) = 0.6742.
    expect(analysis).toMatchObject({ proportionCorrect: 5 / 6, discrimination: expect.closeTo(0.6742, 4) });
  });

  test('that gives every student the point is correct for all, also without an answer, and does not discriminate', () => {
    const analysis = analyseQuestion(sixStudents, { accepted: null, optionCount: 3 });
    expect(analysis).toMatchObject({ proportionCorrect: 1, discrimination: null, weakStudents: 1, strongStudents: 2 });
    expect(analyseQuestion([], { accepted: null, optionCount: 3 }).proportionCorrect).toBeNull();
  });

  test('that no student has met has no proportion', () => {
    expect(analyseQuestion([], { accepted: [0], optionCount: 2 })).toMatchObject({
      students: 0,
      proportionCorrect: null,
      discrimination: null,
    });
  });

  test('counts students of unknown strength for the proportion only', () => {
    const unknown: Choice = { selected: 0, strength: null, students: 6 };
    const analysis = analyseQuestion([...sixStudents, unknown], { accepted: [0], optionCount: 3 });
    expect(analysis).toMatchObject({
      students: 12,
      proportionCorrect: 10 / 12,
      discrimination: expect.closeTo(0.7462, 4),
      weakStudents: 1,
      strongStudents: 2,
    });
  });

  test('does not discriminate among strengths that no student has', () => {
    const none = { strength: 0, students: 0, correct: 0 };
    expect(pointBiserial([none, { strength: 1, students: 2, correct: 1 }])).toBeNull();
  });

  test('separates perfectly when exactly the strong students are correct', () => {
    const perfect = [student(0, 3), student(0, 3), student(1, 0), student(1, 0)];
    expect(analyseQuestion(perfect, { accepted: [0], optionCount: 2 }).discrimination).toBe(1);
    expect(analyseQuestion(perfect, { accepted: [1], optionCount: 2 }).discrimination).toBe(-1);
  });
});

/** Pearson's correlation of two lists, straight from its definition. */
const pearson = (pairs: readonly (readonly [number, number])[]): number => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
  const [mx, my] = [mean(xs), mean(ys)];
  const products = mean(pairs.map(([x, y]) => (x - mx) * (y - my)));
  return products / Math.sqrt(mean(xs.map((x) => (x - mx) ** 2)) * mean(ys.map((y) => (y - my) ** 2)));
};

describe('in 500 random classes', () => {
  const classes = Array.from({ length: 500 }, (_, seed) => {
    const random = seededRandom(seed);
    const below = (count: number) => Math.floor(random() * count);
    const others = 1 + below(80);
    const choices = Array.from({ length: below(60) }, (): Choice => {
      const strength = below(20) === 0 ? null : below(others + 1) / others;
      return { selected: below(8) === 0 ? null : below(5), strength, students: 1 + below(3) };
    });
    return { choices, question: { accepted: [below(5)], optionCount: 5 } };
  });

  test('p is from 0 to 1 and r from -1 to 1', () => {
    for (const { choices, question } of classes) {
      const { proportionCorrect: p, discrimination: r } = analyseQuestion(choices, question);
      if (p !== null) expect(p >= 0 && p <= 1).toBe(true);
      if (r !== null) expect(r >= -1 && r <= 1).toBe(true);
    }
  });

  test("r is Pearson's correlation of every student's answer and strength", () => {
    for (const { choices, question } of classes) {
      const { discrimination } = analyseQuestion(choices, question);
      if (discrimination === null) continue;
      const pairs = choices.flatMap(({ selected, strength, students }) =>
        strength === null
          ? []
          : Array.from({ length: students }, () => [Number(selected === question.accepted[0]), strength] as const),
      );
      expect(discrimination).toBeCloseTo(pearson(pairs), 9);
    }
  });

  test('r does not depend on the scale of strength', () => {
    for (const { choices, question } of classes) {
      const groups = choices
        .filter(({ strength }) => strength !== null)
        .map(({ selected, strength, students }) => ({
          strength: strength ?? 0,
          students,
          correct: selected === question.accepted[0] ? students : 0,
        }));
      const scaled = groups.map((group) => ({ ...group, strength: 100 + 7 * group.strength }));
      const [r, other] = [pointBiserial(groups), pointBiserial(scaled)];
      if (r === null || other === null) expect(other).toBe(r);
      else expect(other).toBeCloseTo(r, 9);
    }
  });

  test('every student is counted once, and no student is both weak and strong', () => {
    for (const { choices, question } of classes) {
      const { students, weakStudents, strongStudents, options, unanswered } = analyseQuestion(choices, question);
      const rows = [...options, unanswered];
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
      expect(sum((row) => row.students)).toBe(students);
      expect(sum((row) => row.weak)).toBe(weakStudents);
      expect(sum((row) => row.strong)).toBe(strongStudents);
      for (const row of rows) expect(row.weak + row.strong).toBeLessThanOrEqual(row.students);
    }
  });
});
