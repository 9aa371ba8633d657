import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  const { result } = renderHook(() => useSecondsLeft({ deadline, pausedAt: null, onUncertain: () => {}, onOver }));
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

describe('when the device slept, or its clock was set', () => {
  const countdown = () =>
    renderHook(() => useSecondsLeft({ deadline, pausedAt: null, onUncertain: () => {}, onOver: () => {} })).result;
  const jump = () => vi.setSystemTime(Date.now() + 7_200_000);
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

  test('the time left is unknown instead of over, until the server replies', () => {
    const left = countdown();
    jump();
    pass(1);
    expect(left.current).toBeNull();
    serverClock.record(new Date(noon + 60_000).toISOString(), 0);
    pass(1);
    expect(left.current).toBe(839);
    jump();
    pass(1);
    serverClock.record(deadline, 0);
    pass(1);
    expect(left.current).toBe(0);
  });

  test('a time that was over stays over', () => {
    const left = countdown();
    pass(900);
    expect(left.current).toBe(0);
    jump();
    pass(2);
    expect(left.current).toBe(0);
  });
});
