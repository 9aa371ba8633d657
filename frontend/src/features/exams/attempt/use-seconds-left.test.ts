import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverClock } from './server-clock.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Browsers let the timers of a page that nobody sees run once a minute. */
const THROTTLED = 60_000;

const noon = Date.parse('2026-11-21T12:00:00Z');
const deadline = new Date(noon + 900_000).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  serverClock.read(new Date(noon).toISOString(), 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('in a background tab the countdown loses nothing: each rare look, and the return, show what is left', () => {
  const timer = window.setTimeout;
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, wait: number) =>
    timer(run, Math.max(wait, THROTTLED))) as typeof window.setTimeout);
  const onOver = vi.fn();
  const { result } = renderHook(() => useSecondsLeft({ deadline, onUncertain: () => {}, onOver }));
  expect(result.current).toBe(900);

  act(() => void vi.advanceTimersByTime(10 * THROTTLED));
  expect(result.current).toBe(300);
  act(() => void vi.advanceTimersByTime(30_000));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(270);
  expect(onOver).not.toHaveBeenCalled();

  act(() => void vi.advanceTimersByTime(6 * THROTTLED));
  expect(result.current).toBe(0);
  expect(onOver).toHaveBeenCalled();
});
