import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from './database.ts';

const NAME = 'matraz-exams';

/** The browser answers no `open` while another page keeps its connection although the database is to be deleted. */
const hang = async () => {
  const other = await openDB(NAME);
  void deleteDB(NAME);
  return { end: () => other.close() };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('when the browser does not answer, the first call waits 2 s and later ones fail at once, until it answers', async () => {
  const browser = await hang();
  const first = expect(openDatabase()).rejects.toThrow('The browser does not answer');
  await vi.advanceTimersByTimeAsync(2_000);
  await first;
  await expect(openDatabase()).rejects.toThrow('The browser does not answer');

  browser.end();
  await vi.waitFor(async () => expect(await (await openDatabase()).getAll('outbox')).toEqual([]));
});

test('a request to open that is lost is made again after a minute', async () => {
  vi.resetModules();
  const { openDatabase: open } = await import('./database.ts');
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => new IDBOpenDBRequest());
  const first = expect(open()).rejects.toThrow('The browser does not answer');
  await vi.advanceTimersByTimeAsync(59_000);
  await first;
  await expect(open()).rejects.toThrow('The browser does not answer');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await (await open()).getAll('outbox')).toEqual([]);
  await deleteDB(NAME);
});

test('of two requests that are answered late, one connection stays open', async () => {
  vi.resetModules();
  const { openDatabase: open } = await import('./database.ts');
  const browser = await hang();
  const first = expect(open()).rejects.toThrow('The browser does not answer');
  await vi.advanceTimersByTimeAsync(60_000);
  await first;
  const second = open();
  const closed = vi.spyOn(IDBDatabase.prototype, 'close');
  browser.end();
  await second;
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
  expect(await (await open()).getAll('outbox')).toEqual([]);
  // Another connection would block this.
  await deleteDB(NAME);
});

test('a connection that was closed for another page is opened again', async () => {
  await openDatabase();
  await deleteDB(NAME);
  expect(await (await openDatabase()).getAll('attempts')).toEqual([]);
});
