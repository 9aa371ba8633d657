import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { collectGarbage, collectGarbageWhenIdle } from './collect-garbage.ts';

const unused = async () => {
  const reference = new WeakRef({});
  // The object lives at least until the end of this turn.
  await nextTurn();
  return reference;
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what is no longer used is freed', async () => {
  const reference = await unused();
  collectGarbage();
  expect(reference.deref()).toBeUndefined();
});

test('a process collects when it has little work, and again after ten minutes when it has grown by 16 MB', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let utilization = 0.9;
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ idle: 0, active: 0, utilization }));
  const rss = vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(100_000_000);
  collectGarbageWhenIdle();
  const collectsWithin = async (ms: number) => {
    const reference = await unused();
    vi.advanceTimersByTime(ms);
    return reference.deref() === undefined;
  };
  const look = 5_000;
  expect(await collectsWithin(look)).toBe(false);
  utilization = 0.1;
  expect(await collectsWithin(look)).toBe(true);

  rss.mockReturnValue(116_000_000);
  expect(await collectsWithin(595_000)).toBe(false);
  rss.mockReturnValue(115_900_000);
  expect(await collectsWithin(look)).toBe(false);
  rss.mockReturnValue(116_000_000);
  utilization = 0.11;
  expect(await collectsWithin(look)).toBe(false);
  utilization = 0.1;
  expect(await collectsWithin(look)).toBe(true);
});
