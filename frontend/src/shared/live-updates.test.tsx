import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveUpdates } from './live-updates.ts';
import { renderFor } from './testing/render.tsx';

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    FakeEventSource.opened.push(this);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}

const Listening = () => {
  useLiveUpdates();
  return null;
};

const listening = () => {
  const { queries } = renderFor(<Listening />);
  const keys = [['user'], ['stats'], ['topics'], ['topic', 'a'], ['topic', 'a', 'stats'], ['topic', 'b']];
  for (const key of keys) queries.setQueryData(key, {});
  const stale = () => keys.filter((key) => queries.getQueryState(key)?.isInvalidated);
  return { stale, keys };
};

const latest = () => FakeEventSource.opened.at(-1) as FakeEventSource;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  FakeEventSource.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what the server names is read again, and nothing else', () => {
  const { stale } = listening();
  const data = JSON.stringify({ changed: [['user'], ['topic', 'a']] });
  act(() => void latest().dispatchEvent(new MessageEvent('changed', { data })));
  expect(stale()).toEqual([['user'], ['topic', 'a'], ['topic', 'a', 'stats']]);
});

test('after a gap everything is read again', () => {
  const { stale, keys } = listening();
  latest().onopen?.();
  expect(stale()).toEqual([]);
  latest().onerror?.();
  latest().onopen?.();
  expect(stale()).toEqual(keys);
});

test('a stream that the browser gave up is opened again, and it is asked whether the session still holds', () => {
  const { stale } = listening();
  latest().readyState = FakeEventSource.CLOSED;
  latest().onerror?.();
  expect(stale()).toEqual([['user']]);
  vi.advanceTimersByTime(5_000);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('a page that stays hidden for a minute gives its connection back, and takes it up when it is seen', () => {
  listening();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(latest().readyState).toBe(FakeEventSource.CLOSED);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeEventSource.opened).toHaveLength(2);
});
