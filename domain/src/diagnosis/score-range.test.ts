import { expect, test } from 'vitest';
import { addDays } from '../practice/calendar.ts';
import { abilityOf as abilityOn, type Evidence } from './ability.ts';
import { masteryOf } from './mastery.ts';
import { questionDifficulty } from './question-difficulty.ts';
import { areaWeights, scoreRange } from './score-range.ts';

const courses = [1, 2, 3];
const topicsOf = (courseId: number) => [`${courseId}a`, `${courseId}b`];
/** Answers in all topics; of ten of them so many are right. */
const answersOf = (count: number, rightOfTen: (courseId: number) => number): Evidence[] =>
  courses.flatMap((courseId) =>
    topicsOf(courseId).flatMap((topicId) =>
      Array.from({ length: count }, (_, place) => ({
        day: lastDay,
        courseId,
        topicId,
        skill: null,
        options: 4,
        difficulty: 0,
        isRepeat: false,
        correct: place % 10 < rightOfTen(courseId),
      })),
    ),
  );
const lastDay = '2026-03-02';
const abilityOf = (answers: readonly Evidence[], today = lastDay) => abilityOn(answers, today);
const areasOf = (answers: readonly Evidence[]) =>
  courses.map((courseId) => ({
    courseId,
    topicIds: topicsOf(courseId),
    answers: answers.filter((answer) => answer.courseId === courseId).length,
  }));
const rangeOf = (answers: Evidence[], mention: number | null = null, today = lastDay) =>
  scoreRange(abilityOf(answers, today), areasOf(answers), mention);

test('without enough answers in each area the range is missing, and how many answers are', () => {
  const answers = answersOf(5, () => 5).filter(({ courseId, topicId }) => courseId !== 2 || topicId === '2a');
  expect(rangeOf(answers)).toEqual({ score: null, missing: [{ courseId: 2, answers: 3 }] });
});

test('a range that would say little is not shown', () => {
  expect(rangeOf(answersOf(4, () => 3))).toEqual({ score: null, missing: [{ courseId: null, answers: 10 }] });
});

test('a range is in tens, and higher for a better student', () => {
  const [weak, strong] = [rangeOf(answersOf(40, () => 4)).score, rangeOf(answersOf(40, () => 8)).score];
  if (weak === null || strong === null) throw new Error('no range');
  expect([weak.low % 10, weak.high % 10]).toEqual([0, 0]);
  expect(weak.high - weak.low).toBeGreaterThan(60);
  expect(strong.low).toBeGreaterThan(weak.high);
});

test('a range grows with the days without answers, until it is not shown', () => {
  const answers = answersOf(40, () => 6);
  const widths = [lastDay, addDays(lastDay, 28), addDays(lastDay, 42)].map((today) => {
    const { score } = rangeOf(answers, null, today);
    return score && score.high - score.low;
  });
  expect(widths).not.toContain(null);
  expect(widths).toEqual([...new Set(widths)].sort((one, other) => (one ?? 0) - (other ?? 0)));
  expect(rangeOf(answers, null, addDays(lastDay, 300)).score).toBeNull();
});

test.each([
  [12, 2],
  [12, 8],
  [15, 4],
  [40, 6],
])(
  'one more answer never hides a range of the same day, after %i answers in each topic and %i of ten right',
  (count, right) => {
    const answers = answersOf(count, () => right);
    const [last] = answers;
    if (!last) throw new Error('no answer');
    const days = Array.from({ length: 75 }, (_, place) => addDays(lastDay, 4 * place));
    const shown = days.filter((today) => rangeOf(answers, null, today).score);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(days.length);
    for (const today of shown) {
      for (const correct of [true, false])
        expect(rangeOf([...answers, { ...last, day: today, correct }], null, today).score).not.toBeNull();
    }
  },
);

test('the area of the mention counts most', () => {
  const answers = answersOf(40, (courseId) => (courseId === 3 ? 9 : 5));
  const [biology, physics] = [rangeOf(answers, 3).score, rangeOf(answers, 2).score];
  expect(biology?.low).toBeGreaterThan(physics?.low ?? 1_000);
});

test('mastery has a range around its mean, from four answers on', () => {
  const answers = answersOf(40, () => 7);
  const [area] = areasOf(answers);
  if (!area) throw new Error('no area');
  expect(masteryOf(abilityOf(answers), areaWeights(area), 3)).toBeNull();
  const mastery = masteryOf(abilityOf(answers), areaWeights(area), 80);
  if (!mastery) throw new Error('no mastery');
  expect(mastery.mean).toBeCloseTo(0.7, 1);
  expect(mastery.low).toBeLessThan(mastery.mean - 0.02);
  expect(mastery.high).toBeGreaterThan(mastery.mean + 0.02);
});

test.each([
  ['a question without answers', { students: 0, correct: 0 }, 0],
  ['a question that half of the students know', { students: 1_000, correct: 625 }, 0],
])('%s is of middle difficulty', (_, answers, expected) => {
  expect(questionDifficulty({ ...answers, options: 4 })).toBeCloseTo(expected);
});

test('a question that is answered wrong is hard, and the more so the more students answered', () => {
  const few = questionDifficulty({ students: 4, correct: 1, options: 4 });
  const many = questionDifficulty({ students: 400, correct: 100, options: 4 });
  expect(few).toBeGreaterThan(0);
  expect(many).toBeGreaterThan(few);
  expect(questionDifficulty({ students: 400, correct: 400, options: 4 })).toBeLessThan(-2);
});
