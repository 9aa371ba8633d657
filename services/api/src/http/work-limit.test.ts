import { expect, test } from 'vitest';
import { createWorkLimit } from './work-limit.ts';

const late = 61;
const punctual = 29;

const limitAfter = (most: number, delays: readonly number[]): number => {
  const allowed = createWorkLimit(most);
  for (const ms of delays) allowed.noteDelay(ms);
  return allowed.limit;
};
const times = (count: number, ms: number) => Array.from({ length: count }, () => ms);

test('a punctual process keeps its limit', () => {
  expect(limitAfter(500, [])).toBe(500);
  expect(limitAfter(500, times(100, punctual))).toBe(500);
});

test('each late turn takes a fifth, down to 50', () => {
  expect(limitAfter(500, [late])).toBe(400);
  expect(limitAfter(500, [late, late])).toBe(320);
  expect(limitAfter(500, times(100, late))).toBe(50);
});

test('a pause of a minute is one late turn', () => {
  expect(limitAfter(500, [60_000])).toBe(400);
});

test('between late and punctual nothing changes', () => {
  expect(limitAfter(500, [late, ...times(100, 60), ...times(100, 30)])).toBe(400);
});

test('a punctual process gets its limit back, five requests at a time', () => {
  expect(limitAfter(500, [late, punctual])).toBe(405);
  expect(limitAfter(500, [late, ...times(19, punctual)])).toBe(495);
  expect(limitAfter(500, [late, ...times(30, punctual)])).toBe(500);
});

test('a limit below 50 never changes', () => {
  expect(limitAfter(2, times(10, late))).toBe(2);
});
