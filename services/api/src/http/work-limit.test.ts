import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorkLimit, watchEventLoop } from './work-limit.ts';

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

test('each late turn takes a fifth, down to 100', () => {
  expect(limitAfter(500, [late])).toBe(400);
  expect(limitAfter(500, [late, late])).toBe(320);
  expect(limitAfter(500, times(100, late))).toBe(100);
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

test('a limit below 100 never changes', () => {
  expect(limitAfter(2, times(10, late))).toBe(2);
});

test('a loop that was blocked is late, and nothing is noted after the end', async () => {
  const delays: number[] = [];
  const end = watchEventLoop({ noteDelay: (ms) => void delays.push(ms) });
  for (const blockedUntil = performance.now() + 150; performance.now() < blockedUntil; );
  await expect.poll(() => delays.length).toBeGreaterThan(0);
  expect(delays[0]).toBeGreaterThan(60);
  end();
  const noted = delays.length;
  await delay(150);
  expect(delays).toHaveLength(noted);
});
