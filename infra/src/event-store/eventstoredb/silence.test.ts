import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSilence } from './silence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number, each: (passed: number) => void = () => {}) => {
  for (let passed = 0; passed < ms; passed += 100) {
    each(passed);
    vi.advanceTimersByTime(100);
  }
};

test('a server that says nothing to anybody is silent after the patience, and not before', () => {
  const { signal, isOfServer } = createSilence(2_000);
  pass(1_900);
  expect(signal.aborted).toBe(false);
  pass(100);
  expect({ aborted: signal.aborted, isOfServer: isOfServer() }).toEqual({ aborted: true, isOfServer: true });
});

test('each word to the call begins the patience anew', () => {
  const silence = createSilence(2_000);
  pass(30_000, (passed) => passed % 1_500 === 0 && silence.heard());
  expect(silence.signal.aborted).toBe(false);
  pass(2_000);
  expect(silence.signal.aborted).toBe(true);
});

test('a server that answers others is busy: a call waits five times as long, and its connection stays', () => {
  let words = 0;
  const { signal, isOfServer } = createSilence(2_000, () => words);
  const speak = () => {
    words += 1;
  };
  pass(9_900, speak);
  expect(signal.aborted).toBe(false);
  pass(100, speak);
  expect({ aborted: signal.aborted, isOfServer: isOfServer() }).toEqual({ aborted: true, isOfServer: false });
});

test('a process that stalls for the whole patience has not heard a silence', () => {
  const { signal } = createSilence(2_000);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersToNextTimer();
  expect(signal.aborted).toBe(false);
});
