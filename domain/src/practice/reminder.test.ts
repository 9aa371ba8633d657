import { expect, test } from 'vitest';
import { chileHour } from './calendar.ts';
import { missingMinutes } from './reminder.ts';

const nothing = { answers: 0, lessons: 0, examSeconds: 0 };

test.each([
  ['nothing, without a goal', nothing, null, null],
  ['nothing, with a goal', nothing, 15, 15],
  ['one answer, without a goal', { ...nothing, answers: 1 }, null, 0],
  ['one lesson, without a goal', { ...nothing, lessons: 1 }, null, 0],
  ['a part of the goal', { ...nothing, answers: 10 }, 15, 10],
  ['exactly the goal', { ...nothing, answers: 30 }, 15, 0],
  ['more than the goal', { ...nothing, examSeconds: 1_000 }, 15, 0],
])('missing minutes after %s', (_, studied, minutesADay, missing) => {
  expect(missingMinutes({ studied, minutesADay })).toBe(missing);
});

test.each([
  ['2026-11-20T21:00:00Z', 18],
  ['2026-11-20T20:59:59Z', 17],
  ['2026-07-20T21:00:00Z', 17],
  ['2026-11-20T03:30:00Z', 0],
])('at %s it is hour %i in Chile', (at, hour) => {
  expect(chileHour(new Date(at))).toBe(hour);
});
