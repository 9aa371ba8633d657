import { expect, test } from 'vitest';
import type { PathTopic, Situation } from './next-step.ts';
import { weekPlan } from './week-plan.ts';

const topic = (id: string, left: number, answered = 15): PathTopic => ({
  id,
  title: id,
  answered,
  left,
  ready: left,
  lessons: 2,
  mastery: null,
  expected: 0.7,
  answers: 0,
  right: 0,
});
const nothing: Situation = { openAttempt: null, due: 0, diagnosticLeft: 0, topics: [], exams: [] };
// 30 November 2026 is a Monday.
const monday = { today: '2026-11-30', minutesADay: 10, doneToday: 0, examDay: null as string | null };
const shown = (situation: Partial<Situation>, week = monday) =>
  weekPlan({ ...nothing, ...situation }, week).map(({ tasks }) =>
    tasks.map(({ kind, targetId, minutes }) => `${targetId ?? kind} ${minutes}`).join(' + '),
  );

test('what is left is spread over the days, reviews first', () => {
  expect(shown({ due: 8, topics: [topic('a', 30), topic('b', 4)] })).toEqual([
    'review 4 + a 6',
    'a 9 + b 1',
    'b 1',
    '',
    '',
    '',
    '',
  ]);
});

test('what was not done on a missed day moves to the next days', () => {
  const [, ...afterMonday] = shown({ topics: [topic('a', 60)] });
  const tuesday = shown({ topics: [topic('a', 60)] }, { ...monday, today: '2026-12-01' });
  expect(afterMonday).toEqual(['a 10', 'a 10', '', '', '', '']);
  expect(tuesday).toEqual(['a 10', 'a 10', 'a 10', '', '', '', '']);
});

test('today has only what its goal still lacks', () => {
  expect(shown({ topics: [topic('a', 40)] }, { ...monday, doneToday: 7 }).slice(0, 2)).toEqual(['a 3', 'a 10']);
  expect(shown({ topics: [topic('a', 40)] }, { ...monday, doneToday: 12 }).slice(0, 2)).toEqual(['', 'a 10']);
});

test('a new topic has time for its lessons, and comes after a started one', () => {
  expect(shown({ topics: [topic('nuevo', 8, 0), topic('a', 8)] }).slice(0, 2)).toEqual(['a 4 + nuevo 6', 'nuevo 4']);
});

test('a weak topic that was answered to its end is practised again', () => {
  const weak = { ...topic('débil', 0), ready: 8, mastery: 0.3 };
  expect(shown({ due: 4, topics: [topic('a', 8), weak] })[0]).toBe('review 2 + débil 4 + a 4');
});

test('the topic that the student is told to study first comes before the others, also tomorrow', () => {
  const weak = { ...topic('débil', 4), mastery: 0.4 };
  const topics = [topic('empezado', 10), topic('nuevo', 10, 0), weak];
  expect(shown({ topics })[0]).toBe('débil 2 + empezado 5 + nuevo 3');
  expect(shown({ topics }, { ...monday, doneToday: 10 })[1]).toBe('débil 2 + empezado 5 + nuevo 3');
});

test('a weak topic that was practised to its end today comes tomorrow', () => {
  const weak = { ...topic('débil', 0), ready: 0, mastery: 0.3 };
  expect(shown({ topics: [weak, topic('a', 8)] }).slice(0, 2)).toEqual(['a 4', 'débil 5']);
});

test('the plan ends with the day of the test', () => {
  const exams = [{ id: 'e', title: 'e', minutes: 160, isDone: false }];
  const until = (examDay: string) => shown({ exams, topics: [topic('a', 60)] }, { ...monday, examDay });
  expect(until('2026-12-01')).toEqual(['a 10', 'paes 0']);
  expect(until('2026-11-30')).toEqual(['paes 0']);
  expect(until('2026-12-07')).toHaveLength(7);
});

test('no exam is taken on the day before the test', () => {
  const exams = [{ id: 'e', title: 'e', minutes: 160, isDone: false }];
  const saturdayWith = (examDay: string) => shown({ exams, topics: [topic('a', 2)] }, { ...monday, examDay })[5];
  expect(saturdayWith('2026-12-06')).toBe('');
  expect(saturdayWith('2026-12-07')).toBe('e 160');
});

test('Saturday is for an exam that was not taken; a beginner gets none', () => {
  const exams = [{ id: 'e', title: 'e', minutes: 160, isDone: false }];
  expect(shown({ exams, topics: [topic('a', 2)] })[5]).toBe('e 160');
  expect(shown({ exams, topics: [topic('a', 2, 0)] })[5]).toBe('');
  expect(shown({ exams: exams.map((one) => ({ ...one, isDone: true })), topics: [topic('a', 2)] })[5]).toBe('');
});
