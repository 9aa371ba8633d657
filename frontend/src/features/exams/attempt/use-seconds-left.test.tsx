import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, renderHook } from '../../../shared/testing/library.ts';
import { serverClock } from '../offline/server-clock.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Browsers run the timers of a hidden page once a minute. */
const THROTTLED_MS = 60_000;

const noon = Date.parse('2026-11-21T12:00:00Z');
const deadline = new Date(noon + 900_000).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  serverClock.record(new Date(noon).toISOString(), 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the countdown is right in a background tab, at each of its rare ticks and when the tab becomes visible', () => {
  const timer = window.setTimeout;
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, wait: number) =>
    timer(run, Math.max(wait, THROTTLED_MS))) as typeof window.setTimeout);
  const onOver = vi.fn();
  const { result } = renderHook(() => useSecondsLeft({ deadline, onUncertain: () => {}, onOver }));
  expect(result.current).toBe(900);

  act(() => void vi.advanceTimersByTime(10 * THROTTLED_MS));
  expect(result.current).toBe(300);
  act(() => void vi.advanceTimersByTime(30_000));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(270);
  expect(onOver).not.toHaveBeenCalled();

  act(() => void vi.advanceTimersByTime(6 * THROTTLED_MS));
  expect(result.current).toBe(0);
  expect(onOver).toHaveBeenCalled();
});
