import { expect, test } from 'vitest';
import { chileDay } from './calendar.ts';
import { currentStreak } from './streak.ts';

const today = '2026-05-10';

test.each<[string, string[], number]>([
  ['no study at all', [], 0],
  ['only today', ['2026-05-10'], 1],
  ['yesterday counts while today is open', ['2026-05-09'], 1],
  ['the day before yesterday is too long ago', ['2026-05-08'], 0],
  ['today and yesterday', ['2026-05-10', '2026-05-09'], 2],
  ['today after a gap', ['2026-05-10', '2026-05-08', '2026-05-07'], 1],
  ['up to yesterday', ['2026-05-09', '2026-05-08', '2026-05-07'], 3],
  ['in any order, also twice', ['2026-05-08', '2026-05-10', '2026-05-09', '2026-05-09'], 3],
  ['tomorrow is no part of it', ['2026-05-11', '2026-05-10'], 1],
  ['over the end of a month', ['2026-04-29', '2026-04-30', ...monthUpTo(10)], 12],
])('%s: %j', (_, days, length) => {
  expect(currentStreak(days, today)).toBe(length);
});

test('a day that is not in the calendar is refused', () => {
  expect(() => currentStreak(['2026-02-30'], today)).toThrow(RangeError);
});

test.each([
  ['summer ends', '2026-04-03T23:30:00Z', 4],
  ['summer begins', '2026-09-04T23:30:00Z', 4],
])('study every 24 hours keeps the streak while %s', (_, first, length) => {
  const start = Date.parse(first);
  const days = [0, 1, 2, 3].map((n) => chileDay(new Date(start + n * 86_400_000)));
  expect(currentStreak(days, days[3] ?? '')).toBe(length);
});

test('both times 23:30 at the end of summer time are the same study day', () => {
  const twice = ['2026-04-05T02:30:00Z', '2026-04-05T03:30:00Z'].map((at) => chileDay(new Date(at)));
  expect(currentStreak(twice, '2026-04-05')).toBe(1);
});

test('at the start of summer time yesterday still counts', () => {
  const studied = chileDay(new Date('2026-09-06T03:59:59Z'));
  expect(currentStreak([studied], chileDay(new Date('2026-09-06T04:00:01Z')))).toBe(1);
  expect(currentStreak([studied], chileDay(new Date('2026-09-07T03:00:01Z')))).toBe(0);
});

function monthUpTo(day: number): string[] {
  return Array.from({ length: day }, (_, n) => `2026-05-${String(n + 1).padStart(2, '0')}`);
}
