import type { ActivityDay } from '@matraz/contracts/practice/activity-http';
import { expect, test } from 'vitest';
import { intensity, weeksOf, weekTotal } from './weeks.ts';

const done = (day: string, figures: Partial<ActivityDay> = {}): ActivityDay => ({
  day,
  answers: 4,
  correct: 3,
  firstAttempts: 4,
  lessons: 0,
  exams: 0,
  xp: 30,
  ...figures,
});

test('the time range is divided into weeks from Monday to Sunday, for any first day', () => {
  const weeks = weeksOf({ from: '2026-08-29', to: '2026-11-20', days: [done('2026-11-20')] });
  expect(weeks).toHaveLength(13);
  expect(weeks[0]?.monday).toBe('2026-08-24');
  expect(weeks[0]?.days.map((day) => day?.day ?? null)).toEqual([
    null,
    null,
    null,
    null,
    null,
    '2026-08-29',
    '2026-08-30',
  ]);
  expect(weeks.at(-1)?.days.map((day) => day?.done?.xp ?? null)).toEqual([null, null, null, null, 30, null, null]);
});

test('when Chile changes its clocks no day is missing or doubled', () => {
  const days = weeksOf({ from: '2026-03-30', to: '2026-04-12', days: [] }).flatMap((week) => week.days);
  expect(days.map((day) => day?.day.slice(-2))).toEqual('30 31 01 02 03 04 05 06 07 08 09 10 11 12'.split(' '));
});

test('a week is the sum of its days; without answers it has no accuracy', () => {
  const [first, second] = weeksOf({
    from: '2026-11-09',
    to: '2026-11-20',
    days: [
      done('2026-11-10'),
      done('2026-11-15', { answers: 2, correct: 1, xp: 10 }),
      done('2026-11-16', { answers: 0, correct: 0, xp: 0, lessons: 1 }),
    ],
  }).map(weekTotal);
  expect(first).toEqual({ monday: '2026-11-09', xp: 40, answers: 6, accuracy: 67 });
  expect(second).toMatchObject({ xp: 0, accuracy: null });
});

test.each([
  [1, 1],
  [4, 1],
  [5, 2],
  [9, 2],
  [10, 3],
  [19, 3],
  [20, 4],
])('%i answers in a day have depth %i', (answers, depth) => {
  expect(intensity(done('2026-11-20', { answers }))).toBe(depth);
});

test('a day without activity has depth 0; a lesson counts like an answer; an exam has the full depth', () => {
  expect(intensity(null)).toBe(0);
  expect(intensity(done('2026-11-20', { answers: 4, lessons: 1 }))).toBe(2);
  expect(intensity(done('2026-11-20', { answers: 0, exams: 1 }))).toBe(4);
});
