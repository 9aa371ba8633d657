import { expect, test } from 'vitest';
import { addDays, chileDay } from './calendar.ts';
import { type Streak, streakAt } from './streak.ts';

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
  expect(streakAt(days, today).days).toBe(length);
});

test('a day that is not in the calendar is refused', () => {
  expect(() => streakAt(['2026-02-30'], today).days).toThrow(RangeError);
});

test.each([
  ['summer ends', '2026-04-03T23:30:00Z', 4],
  ['summer begins', '2026-09-04T23:30:00Z', 4],
])('study every 24 hours keeps the streak while %s', (_, first, length) => {
  const start = Date.parse(first);
  const days = [0, 1, 2, 3].map((n) => chileDay(new Date(start + n * 86_400_000)));
  expect(streakAt(days, days[3] ?? '').days).toBe(length);
});

test('both times 23:30 at the end of summer time are the same study day', () => {
  const twice = ['2026-04-05T02:30:00Z', '2026-04-05T03:30:00Z'].map((at) => chileDay(new Date(at)));
  expect(streakAt(twice, '2026-04-05').days).toBe(1);
});

test('at the start of summer time yesterday still counts', () => {
  const studied = chileDay(new Date('2026-09-06T03:59:59Z'));
  expect(streakAt([studied], chileDay(new Date('2026-09-06T04:00:01Z'))).days).toBe(1);
  expect(streakAt([studied], chileDay(new Date('2026-09-07T03:00:01Z'))).days).toBe(0);
});

/** The streak after the days of `plan` from 1 May on: `x` is a study day, `.` is none. The last day is today. */
const after = (plan: string): Streak => {
  const days = [...plan].flatMap((mark, n) => (mark === 'x' ? [addDays('2026-05-01', n)] : []));
  return streakAt(days, addDays('2026-05-01', plan.length - 1));
};

test.each<[string, string, Partial<Streak>]>([
  ['six study days save none', 'xxxxxx', { savedFreezes: 0, untilNextFreeze: 1 }],
  ['seven study days save one', 'xxxxxxx', { savedFreezes: 1, untilNextFreeze: 7, frozenDays: [] }],
  ['fourteen save two', 'x'.repeat(14), { savedFreezes: 2, untilNextFreeze: 0 }],
  ['more than two are not kept', 'x'.repeat(40), { days: 40, savedFreezes: 2, untilNextFreeze: 0 }],
  ['without one a missed day ends the streak', 'xxxxxx.x', { days: 1, since: '2026-05-08', frozenDays: [] }],
  [
    'a missed day uses it',
    'xxxxxxx.x',
    { days: 8, since: '2026-05-01', latest: '2026-05-09', savedFreezes: 0, frozenDays: ['2026-05-08'] },
  ],
  ['also before the next study', 'xxxxxxx..', { days: 7, savedFreezes: 0, frozenDays: ['2026-05-08'] }],
  ['an open day uses none', 'xxxxxxx.', { days: 7, latest: '2026-05-07', savedFreezes: 1, frozenDays: [] }],
  ['one freeze is for one day', 'xxxxxxx...', { days: 0, since: null, savedFreezes: 0, frozenDays: [] }],
  ['two bridge a weekend', `${'x'.repeat(14)}..x`, { days: 15, frozenDays: ['2026-05-15', '2026-05-16'] }],
  ['three missed days end it', `${'x'.repeat(14)}...x`, { days: 1, savedFreezes: 0, frozenDays: [] }],
  ['after a use it is saved again', 'xxxxxxx.xxxxxxx', { days: 14, savedFreezes: 1 }],
  ['the way to the next one stays when a streak ends', 'xxx...xxxx', { days: 4, savedFreezes: 1 }],
  ['while two are kept, study days collect nothing', `${'x'.repeat(20)}.x`, { savedFreezes: 1, untilNextFreeze: 6 }],
])('freezes: %s (%s)', (_, plan, expected) => {
  expect(after(plan)).toMatchObject(expected);
});

test('what a day used does not change later', () => {
  const plan = `${'x'.repeat(9)}.xxxx.xxxxxxxx..xxxxxxxxxxxx.x.xxx`;
  const all = Array.from(plan, (_, n) => after(plan.slice(0, n + 1)));
  for (const [n, { days, since, frozenDays }] of all.entries()) {
    const later = all.slice(n).filter((one) => one.since === since && days > 0);
    for (const one of later) expect(one.frozenDays.slice(0, frozenDays.length)).toEqual(frozenDays);
  }
});

function monthUpTo(day: number): string[] {
  return Array.from({ length: day }, (_, n) => `2026-05-${String(n + 1).padStart(2, '0')}`);
}
