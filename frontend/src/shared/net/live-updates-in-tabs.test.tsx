// biome-ignore lint/style/noRestrictedImports: jsdom has no locks, and those of Node work as a browser's do.
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { renderFor } from '../testing/render.tsx';

const keys = [['stats'], ['topic', 'a'], ['topic', 'b']];

/** A tab of its own: it has its own modules. */
const openTab = async (userId = 'ana') => {
  vi.resetModules();
  const updates = await import('./live-updates.ts');
  const Page = () => {
    updates.useLiveUpdates(userId);
    return null;
  };
  const { queries, unmount } = renderFor(<Page />, { isStrict: false });
  const read = () => {
    for (const key of keys) queries.setQueryData(key, {});
  };
  read();
  return {
    ...updates,
    close: unmount,
    read,
    stale: () => keys.filter((key) => queries.getQueryState(key)?.isInvalidated),
  };
};

const streams = () => FakeEventSource.created;
const openStream = async (count: number) => {
  await vi.waitFor(() => expect(streams()).toHaveLength(count));
  FakeEventSource.latest.open();
};

/** Two tabs, of which the first has the open stream. */
const twoTabs = async () => {
  const first = await openTab();
  await openStream(1);
  first.read();
  const second = await openTab();
  await vi.waitFor(() => expect(second.isStreamOpen()).toBe(true));
  second.read();
  return { first, second };
};

const show = (isShown: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  vi.stubGlobal('EventSource', FakeEventSource);
  FakeEventSource.created = [];
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('one tab has the stream, and the others are told what it names', async () => {
  const { first, second } = await twoTabs();
  const before = second.messageCount();
  FakeEventSource.latest.send(['topic', 'a']);
  await vi.waitFor(() => expect(second.stale()).toEqual([['topic', 'a']]));
  expect(first.stale()).toEqual([['topic', 'a']]);
  expect(second.messageCount()).toBe(before + 1);
  expect(second.wasNamedAfter(before, ['topic', 'a'])).toBe(true);
  expect(second.wasNamedAfter(before, ['topic', 'b'])).toBe(false);
  expect(streams()).toHaveLength(1);
});

test('a tab knows whether the stream of the other tab is open', async () => {
  const { second } = await twoTabs();
  FakeEventSource.latest.fail();
  await vi.waitFor(() => expect(second.isStreamOpen()).toBe(false));
  FakeEventSource.latest.open();
  await vi.waitFor(() => expect(second.isStreamOpen()).toBe(true));
});

test('after a gap of the stream every tab reads everything again', async () => {
  const { first, second } = await twoTabs();
  FakeEventSource.latest.fail();
  FakeEventSource.latest.open();
  expect(first.stale()).toEqual(keys);
  await vi.waitFor(() => expect(second.stale()).toEqual(keys));
});

test('a new tab is told what changed since its page began to load, and not what changed before', async () => {
  const first = await openTab();
  await openStream(1);
  FakeEventSource.latest.send(['topic', 'b']);
  // The page begins to load now, and listens later.
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 10);
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(performance.timeOrigin));
  FakeEventSource.latest.send(['topic', 'a']);
  const second = await openTab();
  await vi.waitFor(() => expect(second.stale()).toEqual([['topic', 'a']]));
  first.close();
});

test('when the tab with the stream is closed, another one opens it, and every tab reads everything again', async () => {
  const { first, second } = await twoTabs();
  const third = await openTab();
  await vi.waitFor(() => expect(third.isStreamOpen()).toBe(true));
  third.read();
  first.close();
  expect(streams()[0]?.readyState).toBe(FakeEventSource.CLOSED);
  await openStream(2);
  await vi.waitFor(() => expect(third.stale()).toEqual(keys));
  expect(second.stale()).toEqual(keys);
});

test('the tabs of two students have a stream each, and hear only their own', async () => {
  const ana = await openTab('ana');
  await openStream(1);
  ana.read();
  const beto = await openTab('beto');
  await openStream(2);
  beto.read();
  FakeEventSource.latest.send(['stats']);
  expect(beto.stale()).toEqual([['stats']]);
  // The next message of the channel comes after all earlier ones.
  const other = await openTab('ana');
  await vi.waitFor(() => expect(other.isStreamOpen()).toBe(true));
  expect(ana.stale()).toEqual([]);
});

/** A tab has the lock and sends no message. */
const holdLock = (options: LockOptions = {}) => {
  let release = () => {};
  const hold = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  const ended = locks.request('matraz-updates-ana', options, hold).catch(({ name }: Error) => name);
  return { ended, release: () => release() };
};

test('a shown tab takes the stream over from a tab that the browser has frozen', async () => {
  const frozen = holdLock();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tab = await openTab();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(streams()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  await openStream(1);
  expect(await frozen.ended).toBe('AbortError');
  frozen.release();
  expect(tab.isStreamOpen()).toBe(true);
});

test('a tab whose stream was taken over closes it and waits for the next turn', async () => {
  const tab = await openTab();
  await openStream(1);
  tab.read();
  const other = holdLock({ steal: true });
  await vi.waitFor(() => expect(streams()[0]?.readyState).toBe(FakeEventSource.CLOSED));
  expect(tab.isStreamOpen()).toBe(false);
  other.release();
  await openStream(2);
  expect(tab.stale()).toEqual(keys);
});

test('a tab whose stream was taken over does not tell the others that it is closed', async () => {
  const { first, second } = await twoTabs();
  const reports: { isOpen?: boolean }[] = [];
  const channel = new BroadcastChannel('matraz-updates-ana');
  onTestFinished(() => channel.close());
  channel.onmessage = ({ data }) => reports.push(data);
  const other = holdLock({ steal: true });
  onTestFinished(() => other.release());
  await vi.waitFor(() => expect(first.isStreamOpen()).toBe(false));
  channel.postMessage({ isOpen: true, at: Date.now(), changed: 'all' });
  await vi.waitFor(() => expect(first.isStreamOpen()).toBe(true));
  expect(second.isStreamOpen()).toBe(true);
  expect(reports.filter(({ isOpen }) => isOpen === false)).toEqual([]);
});

test('a hidden tab does not wait for the stream', async () => {
  const other = holdLock();
  await openTab();
  show(false);
  other.release();
  await locks.request('matraz-updates-ana', () => {});
  expect(streams()).toHaveLength(0);
  show(true);
  await openStream(1);
});

test('a tab that was hidden is told what it missed', async () => {
  const { first, second } = await twoTabs();
  show(false);
  FakeEventSource.latest.send(['topic', 'a']);
  expect(first.stale()).toEqual([['topic', 'a']]);
  expect(second.stale()).toEqual([]);
  show(true);
  await vi.waitFor(() => expect(second.stale()).toEqual([['topic', 'a']]));
  expect(streams()).toHaveLength(1);
});

test('a page that is left closes its stream, and opens it when it is shown again', async () => {
  const tab = await openTab();
  await openStream(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(streams()[0]?.readyState).toBe(FakeEventSource.CLOSED);
  expect(tab.isStreamOpen()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  await openStream(2);
  expect(tab.isStreamOpen()).toBe(true);
});
