import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { renderFor } from '../testing/render.tsx';
import { useLiveUpdates } from './live-updates.ts';

const Listening = () => {
  useLiveUpdates('ana');
  return null;
};

const listening = () => {
  const { queries } = renderFor(<Listening />, { isStrict: false });
  const keys = [['user'], ['stats'], ['topics'], ['topic', 'a'], ['topic', 'a', 'stats'], ['topic', 'b']];
  const read = () => {
    for (const key of keys) queries.setQueryData(key, {});
  };
  read();
  const stale = () => keys.filter((key) => queries.getQueryState(key)?.isInvalidated);
  return { read, stale, keys };
};

const stream = () => FakeEventSource.latest;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  FakeEventSource.created = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('only the read models that the server names are read again', () => {
  const { stale } = listening();
  act(() => stream().send(['user'], ['topic', 'a']));
  expect(stale()).toEqual([['user'], ['topic', 'a'], ['topic', 'a', 'stats']]);
});

test('at the first opening everything that was read before is read again', () => {
  const { stale, keys } = listening();
  expect(stale()).toEqual([]);
  stream().open();
  expect(stale()).toEqual(keys);
});

test('after a gap everything is read again', () => {
  const { read, stale, keys } = listening();
  stream().open();
  read();
  expect(stale()).toEqual([]);
  stream().fail();
  stream().open();
  expect(stale()).toEqual(keys);
});

test('a stream that the browser has closed is opened again, and the user is read again', () => {
  const { stale } = listening();
  stream().fail(FakeEventSource.CLOSED);
  expect(stale()).toEqual([['user']]);
  vi.advanceTimersByTime(5_000);
  expect(FakeEventSource.created).toHaveLength(2);
});

test('the stream is closed after the page was hidden for a minute, and opened when it is visible', () => {
  listening();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(stream().readyState).toBe(FakeEventSource.CLOSED);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeEventSource.created).toHaveLength(2);
});

test('a page that knows the position of its first read is told what changed since, and reads nothing else again', async () => {
  vi.useRealTimers();
  vi.resetModules();
  const { noteReadPosition } = await import('./read-position.ts');
  const updates = await import('./live-updates.ts');
  noteReadPosition('42');
  noteReadPosition('41');
  const addresses: string[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends FakeEventSource {
      constructor(address: string) {
        super();
        addresses.push(address);
      }
    },
  );
  const Page = () => {
    updates.useLiveUpdates('ana');
    return null;
  };
  const { queries } = renderFor(<Page />, { isStrict: false });
  queries.setQueryData(['topics'], {});
  const isStale = () => queries.getQueryState(['topics'])?.isInvalidated;
  stream().open();
  expect(addresses).toEqual(['/api/updates?since=41']);
  expect(isStale()).toBe(false);
  // A read that was on its way when the stream was asked for.
  noteReadPosition('40');
  expect(isStale()).toBe(true);
});
