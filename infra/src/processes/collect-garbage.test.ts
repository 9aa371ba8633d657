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

test('a process that starts collects once, when it has little work', async () => {
  const reference = await unused();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const shares = [0.9, 0.02];
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((before) => ({
    ...{ idle: 0, active: 0 },
    utilization: before ? (shares.shift() ?? 1) : 0,
  }));
  collectGarbageWhenIdle();
  vi.advanceTimersByTime(5_000);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(5_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(reference.deref()).toBeUndefined();
});
