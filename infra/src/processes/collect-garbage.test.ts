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

test('a process collects when it has little work, and again when it has grown by 16 MB', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const shares = [0.9, 0.02, 0.02, 0.9, 0.02];
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((before) => ({
    ...{ idle: 0, active: 0 },
    utilization: before ? (shares.shift() ?? 1) : 0,
  }));
  const rss = vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(100_000_000);
  collectGarbageWhenIdle();
  /** Whether the next look collects. */
  const collects = async () => {
    const reference = await unused();
    vi.advanceTimersByTime(5_000);
    return reference.deref() === undefined;
  };
  expect(await collects()).toBe(false);
  expect(await collects()).toBe(true);
  rss.mockReturnValue(115_900_000);
  expect(await collects()).toBe(false);
  rss.mockReturnValue(116_000_000);
  expect(await collects()).toBe(false);
  expect(await collects()).toBe(true);
});
