import { expect, test } from 'vitest';
import { durationText, isRunningOut, secondsLeft } from './time.ts';

const noon = '2026-11-23T12:00:00.000Z';
const at = (milliseconds: number) => new Date(Date.parse(noon) + milliseconds);

test.each([
  [-9_600_000, 9600],
  [-300_000, 300],
  [-299_999, 300],
  [-299_000, 299],
  [-1, 1],
  [0, 0],
  [1, 0],
  [7_200_000, 0],
])('%i ms from the deadline: %i seconds left', (milliseconds, seconds) => {
  expect(secondsLeft(noon, at(milliseconds))).toBe(seconds);
});

test.each([
  [301, false],
  [300, false],
  [299, true],
  [0, true],
])('%i seconds left: warning %s', (seconds, warns) => {
  expect(isRunningOut(seconds)).toBe(warns);
});

test.each([
  [0, '0s'],
  [59, '59s'],
  [60, '1m 0s'],
  [125, '2m 5s'],
  [3599, '59m 59s'],
  [3600, '1h 0m'],
  [9600, '2h 40m'],
  [9659, '2h 40m'],
  [90_000, '25h 0m'],
])('%i seconds read %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
