import type { ExamSubject } from '@matraz/contracts/exams/limits';
import { expect, test } from 'vitest';
import { pickTestExam, subjectOfCourse } from './test-exam.ts';

const supply = (subject: ExamSubject, count: number, options = 4) =>
  Array.from({ length: count }, (_, i) => ({ id: `${subject}-${i}`, subject, options: Array(options).fill('x') }));
const pool = [...supply('Chemistry', 60), ...supply('Physics', 60), ...supply('Biology', 60)];
const countOf = (questions: readonly { subject: ExamSubject }[]) =>
  ['Biology', 'Physics', 'Chemistry'].map((name) => questions.filter(({ subject }) => subject === name).length);

test('the real shape: 80 questions of all subjects, 5 pilots, 160 minutes', () => {
  const { questions, duration } = pickTestExam(pool, { size: 80, seed: 1 });
  expect(new Set(questions.map(({ id }) => id)).size).toBe(80);
  expect(countOf(questions)).toEqual([27, 27, 26]);
  expect(questions.flatMap(({ isPilot }, place) => (isPilot ? [place] : []))).toEqual([8, 24, 40, 56, 72]);
  expect(duration).toBe(9600);
  const subjects = questions.map(({ subject }) => subject);
  expect(subjects.filter((subject, i) => subject !== subjects[i - 1])).toEqual(['Biology', 'Physics', 'Chemistry']);
});

test('the same seed gives the same exam, another seed another exam', () => {
  const ids = (seed: number) => pickTestExam(pool, { size: 80, seed }).questions.map(({ id }) => id);
  expect(ids(7)).toEqual(ids(7));
  expect(ids(8)).not.toEqual(ids(7));
  expect(ids(8)).not.toEqual([...ids(8)].sort());
});

test.each([
  [1, 0, 120],
  [7, 0, 840],
  [8, 1, 960],
  [16, 1, 1920],
  [40, 3, 4800],
  [160, 10, 19_200],
])('%i questions: %i pilots, %i seconds', (size, pilots, seconds) => {
  const { questions, duration } = pickTestExam(pool, { size, seed: 3 });
  expect([questions.length, questions.filter(({ isPilot }) => isPilot).length, duration]).toEqual([
    size,
    pilots,
    seconds,
  ]);
});

test('when a subject has too few questions, the others fill up', () => {
  const scarce = [...supply('Physics', 2), ...supply('Biology', 30), ...supply('Chemistry', 30)];
  expect(countOf(pickTestExam(scarce, { size: 30, seed: 1 }).questions)).toEqual([14, 2, 14]);
});

test('an exam has at most the questions of the pool', () => {
  expect(pickTestExam(supply('Biology', 3), { size: 80, seed: 1 })).toMatchObject({
    questions: { length: 3 },
    duration: 360,
  });
  expect(pickTestExam([], { size: 80, seed: 1 })).toEqual({ questions: [], duration: 0 });
});

test('questions with too many or too few options are left out', () => {
  const odd = [
    ...supply('Biology', 5, 6),
    ...supply('Biology', 5, 1),
    ...supply('Physics', 4, 5),
    ...supply('Chemistry', 4, 2),
  ];
  expect(countOf(pickTestExam(odd, { size: 80, seed: 1 }).questions)).toEqual([0, 4, 4]);
});

test.each([
  [1, 'Chemistry'],
  [2, 'Physics'],
  [3, 'Biology'],
])('course %i is %s', (courseId, subject) => {
  expect(subjectOfCourse(courseId)).toBe(subject);
});
test('no other course is a subject of an exam', () => expect(subjectOfCourse(4)).toBeNull());
