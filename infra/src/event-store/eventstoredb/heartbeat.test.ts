import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeartbeat } from './heartbeat.ts';

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

test('a server that answers no call is silent after the timeout, and not before', () => {
  const { signal, isServerSilent } = createHeartbeat(2_000);
  pass(1_900);
  expect(signal.aborted).toBe(false);
  pass(100);
  expect({ aborted: signal.aborted, isServerSilent: isServerSilent() }).toEqual({
    aborted: true,
    isServerSilent: true,
  });
});

test('each answer to the call starts the timeout again', () => {
  const heartbeat = createHeartbeat(2_000);
  pass(30_000, (passed) => passed % 1_500 === 0 && heartbeat.beat());
  expect(heartbeat.signal.aborted).toBe(false);
  pass(2_000);
  expect(heartbeat.signal.aborted).toBe(true);
});

test('a server that answers other calls is busy: a call waits five times as long, and the connection stays', () => {
  let answers = 0;
  const { signal, isServerSilent } = createHeartbeat(2_000, () => answers);
  const answer = () => {
    answers += 1;
  };
  pass(9_900, answer);
  expect(signal.aborted).toBe(false);
  pass(100, answer);
  expect({ aborted: signal.aborted, isServerSilent: isServerSilent() }).toEqual({
    aborted: true,
    isServerSilent: false,
  });
});

test('a process that stalls for the whole timeout does not call the server silent', () => {
  const { signal } = createHeartbeat(2_000);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersToNextTimer();
  expect(signal.aborted).toBe(false);
});
