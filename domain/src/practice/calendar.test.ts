import { describe, expect, test } from 'vitest';
import { addDays, chileDay, dayNumber } from './calendar.ts';

const days = (table: [string, string][]) =>
  test.each(table)('%s is %s', (instant, day) => {
    expect(chileDay(new Date(instant))).toBe(day);
  });

describe('winter, four hours behind', () => {
  days([
    ['2026-07-01T03:59:59.999Z', '2026-06-30'],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
  ]);
});

describe('summer, three hours behind', () => {
  days([
    ['2026-01-01T02:59:59.999Z', '2025-12-31'],
    ['2026-01-01T03:00:00Z', '2026-01-01'],
    ['2028-03-01T02:59:59Z', '2028-02-29'],
  ]);
});

describe('the end of summer time: the hour before midnight comes twice', () => {
  days([
    ['2026-04-05T02:59:59Z', '2026-04-04'], // 23:59:59, the first time
    ['2026-04-05T03:00:00Z', '2026-04-04'], // 23:00:00 again
    ['2026-04-05T03:59:59Z', '2026-04-04'], // 23:59:59, the second time
    ['2026-04-05T04:00:00Z', '2026-04-05'],
    ['2026-04-06T03:59:59Z', '2026-04-05'],
    ['2026-04-06T04:00:00Z', '2026-04-06'],
  ]);
});

describe('the start of summer time: the day starts at one', () => {
  days([
    ['2026-09-05T04:00:00Z', '2026-09-05'],
    ['2026-09-06T03:59:59Z', '2026-09-05'], // 23:59:59
    ['2026-09-06T04:00:00Z', '2026-09-06'], // 01:00:00
    ['2026-09-07T02:59:59Z', '2026-09-06'],
    ['2026-09-07T03:00:00Z', '2026-09-07'],
  ]);
});

describe('day numbers', () => {
  test.each([
    ['1970-01-01', '1970-01-02'],
    ['2026-04-04', '2026-04-05'],
    ['2026-09-05', '2026-09-06'],
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2026-12-31', '2027-01-01'],
  ])('%s and %s are neighbours', (day, next) => {
    expect(dayNumber(next) - dayNumber(day)).toBe(1);
  });

  test('the error names a day that is not in the calendar', () => {
    expect(() => dayNumber('2026-02-30')).toThrow('Not a day of the calendar: 2026-02-30');
  });

  test.each(['', '2026-2-3', '2026-02-30', '2027-02-29', '2026-13-01', '05-04-2026', '2026-04-05T00:00', 'ayer'])(
    '%j is no day',
    (text) => {
      expect(() => dayNumber(text)).toThrow(RangeError);
    },
  );
});

test.each([
  ['2026-03-01', 0, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-04-04', 2, '2026-04-06'],
  ['2026-11-20', -370, '2025-11-15'],
])('%s and %i days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
});
