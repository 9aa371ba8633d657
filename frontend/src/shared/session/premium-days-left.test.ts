import { expect, test } from 'vitest';
import { premiumDaysLeft, showsEndOfPremium } from './premium-days-left.ts';

const start = new Date('2026-03-20T12:00:00Z');
const end = '2026-04-19T12:00:00.000Z'; // 30 times 24 hours later, although the clocks changed in between
const after = (instant: Date | string, milliseconds: number) => new Date(new Date(instant).getTime() + milliseconds);
const DAY = 24 * 60 * 60 * 1000;

test.each([
  [start, 30],
  [after(start, 1), 30],
  [after(start, DAY), 29],
  [after(end, -1), 1],
  [new Date(end), 0],
  [after(end, 5 * DAY), 0],
])('at %s, %i days are left', (now, days) => {
  expect(premiumDaysLeft(end, now)).toBe(days);
});

test('without an end no days of Premium are left', () => {
  expect(premiumDaysLeft(null, start)).toBe(0);
});

test.each([
  ['/', true],
  ['/topic/1', true],
  ['/exams', true],
  ['/exam-attempt/1', false],
  ['/pricing', false],
  ['/compra/1', false],
])('the page %s shows that Premium ends: %s', (path, shows) => {
  expect(showsEndOfPremium(path)).toBe(shows);
});
