import { realExam } from '@matraz/contracts/exams/limits';
import { type ExamArea, examAreas } from '@matraz/contracts/syllabus';
import { expect, test } from 'vitest';
import { blueprintOf } from './blueprint.ts';

const questionsOf = (area: ExamArea | undefined, count: number, pilots = 0) =>
  Array.from({ length: count }, (_, place) => ({ area, isPilot: place < pilots, isVoided: false }));
const real = examAreas.flatMap((area, place) => questionsOf(area, realExam.areas[area], place === 3 ? 2 : 1));
const have = (...given: Parameters<typeof blueprintOf>) =>
  Object.fromEntries(blueprintOf(...given).lines.map((line) => [line.part, line.have]));

test('the real test has 80 questions: the areas together, and the scored ones with the pilots', () => {
  const { lines, withoutArea, fits } = blueprintOf(real, realExam.seconds);
  expect(lines).toEqual([
    { part: 'Biology', have: 18, need: 18 },
    { part: 'Physics', have: 18, need: 18 },
    { part: 'Chemistry', have: 18, need: 18 },
    { part: 'elective', have: 26, need: 26 },
    { part: 'scored', have: 75, need: 75 },
    { part: 'pilots', have: 5, need: 5 },
    { part: 'minutes', have: 160, need: 160 },
  ]);
  expect([withoutArea, fits]).toEqual([0, true]);
});

test.each([
  ['a question too few', real.slice(1), realExam.seconds],
  ['a question too many', [...real, ...questionsOf('Physics', 1)], realExam.seconds],
  ['a question without area', [...real.slice(1), ...questionsOf(undefined, 1)], realExam.seconds],
  ['another time', real, realExam.seconds - 60],
])('an exam with %s differs', (_, questions, duration) => {
  expect(blueprintOf(questions, duration).fits).toBe(false);
});

test('voided questions do not count, and those without area are told', () => {
  const voided = questionsOf('Biology', 2).map((question) => ({ ...question, isVoided: true }));
  const questions = [...questionsOf('Biology', 3, 1), ...voided, ...questionsOf(undefined, 4)];
  expect(have(questions, 5_400)).toMatchObject({ Biology: 3, scored: 6, pilots: 1, minutes: 90 });
  expect(blueprintOf(questions, 5_400).withoutArea).toBe(4);
});
