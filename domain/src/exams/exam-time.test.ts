import { expect, test } from 'vitest';
import { closingTime, lastAnswerTime, secondsBetween } from './exam-time.ts';

const noon = '2026-11-23T12:00:00.000Z';
const at = (milliseconds: number) => new Date(Date.parse(noon) + milliseconds);

test('an answer may reach the server two seconds after the deadline', () => {
  expect(lastAnswerTime(noon)).toEqual(at(2000));
});

test('closing time is when that answer is in the log', () => {
  expect(closingTime(noon)).toEqual(at(2150));
});

test.each([
  [-5, 0],
  [0, 0],
  [999, 0],
  [1000, 1],
  [9_600_000, 9600],
])('%i ms spent: %i whole seconds', (milliseconds, seconds) => {
  expect(secondsBetween(noon, at(milliseconds))).toBe(seconds);
});
