import { afterEach, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../port.ts';
import type { EventStoreDbHarness } from './eventstoredb-harness.ts';
import { newCategory, newEvent, numbers, rejected, take } from './harness.ts';

/** The calls below have a timeout of 2 s. The rest is for a busy machine. */
const limitMs = 5_000;
const timed = async <T>(work: Promise<T>): Promise<T> => {
  const startedAt = performance.now();
  const result = await work;
  expect(performance.now() - startedAt).toBeLessThan(limitMs);
  return result;
};

/** A server that does not answer, dies or has another time. */
export const faultsContract = (harness: () => EventStoreDbHarness): void => {
  afterEach(() => {
    harness().resume();
    harness().allow();
    vi.useRealTimers();
  });

  test.each([
    { what: 'a silent server', stop: () => harness().pause(), back: () => harness().resume() },
    { what: 'an unavailable server', stop: () => harness().refuse(), back: () => harness().allow() },
    { what: 'dead connections', stop: () => harness().freeze(), back: () => {} },
  ])('$what: every call fails as unavailable, and the first call afterwards succeeds', async ({ stop, back }) => {
    const [store, writer] = [harness().open(), harness().open()];
    const stream = `${newCategory()}-1`;
    const second = newEvent(2);
    await store.append(stream, [newEvent(1)], { expectedVersion: 0 });
    await writer.readStream(stream);
    stop();
    const calls = [
      store.append(stream, [second], { expectedVersion: 1 }),
      writer.append(`${stream}-new`, [newEvent(1)], { expectedVersion: 0 }),
      store.readStream(stream),
      store.readAll({ after: 0n, limit: 10 }),
      store.head(),
    ];
    const errors = rejected(await timed(Promise.allSettled(calls)));
    expect(errors.map((error) => error instanceof StoreUnavailable || error)).toEqual(calls.map(() => true));
    back();
    expect((await store.append(stream, [second], { expectedVersion: 1 })).version).toBe(2);
    expect(await writer.head()).toBeGreaterThan(0n);
    expect(numbers(await writer.readStream(stream))).toEqual([1, 2]);
  });

  test.each([
    { what: 'a silent server', stop: () => harness().pause(), back: () => harness().resume() },
    { what: 'an unavailable server', stop: () => harness().refuse(), back: () => harness().allow() },
  ])('$what: calls fail at once when the server is known to be away', async ({ stop, back }) => {
    const store = harness().open();
    const stream = `${newCategory()}-1`;
    await store.head();
    stop();
    const quick = async () => {
      const startedAt = performance.now();
      await expect(store.append(stream, [newEvent(1)], { expectedVersion: 0 })).rejects.toThrow(StoreUnavailable);
      return performance.now() - startedAt;
    };
    // The first calls find out, for 1.2 s to 2 s each. A call that does not wait takes half a second at most.
    await expect.poll(quick).toBeLessThan(1_000);
    back();
    await expect.poll(() => store.head().catch((error) => error)).not.toBeInstanceOf(Error);
    expect((await store.append(stream, [newEvent(1)], { expectedVersion: 0 })).version).toBe(1);
  });

  test('a store whose first call meets a silent server works afterwards', async () => {
    const store = harness().open();
    const stream = `${newCategory()}-1`;
    harness().pause();
    await expect(timed(store.head().catch((error) => Promise.resolve(error)))).resolves.toBeInstanceOf(
      StoreUnavailable,
    );
    harness().resume();
    expect((await store.append(stream, [newEvent(1)], { expectedVersion: 0 })).version).toBe(1);
  });

  test('appends with an unknown outcome are written once when they are repeated', async () => {
    const store = harness().open();
    const category = newCategory();
    const events = Array.from({ length: 30 }, (_, n) => newEvent(n));
    const appendAll = () =>
      Promise.allSettled(events.map((event, n) => store.append(`${category}-${n}`, [event], { expectedVersion: 0 })));
    await store.head();
    const first = appendAll();
    harness().pause();
    for (const error of rejected(await timed(first))) expect(error).toBeInstanceOf(StoreUnavailable);
    harness().resume();
    expect(rejected(await appendAll())).toEqual([]);
    for (const [n, { metadata }] of events.entries()) {
      const stored = await harness().open().readStream(`${category}-${n}`);
      expect(stored.map((event) => event.metadata.eventId)).toEqual([metadata.eventId]);
    }
  });

  test('a subscription survives a silent server, before its first event and after', async () => {
    const [reader, writer] = [harness().open(), harness().open()];
    const stream = `${newCategory()}-1`;
    const after = await writer.head();
    const subscribe = () =>
      take(reader.subscribe({ after, filter: { streamPrefixes: [stream] }, signal: new AbortController().signal }), 2);
    const before = subscribe();
    await writer.append(stream, [newEvent(1)], { expectedVersion: 0 });
    harness().pause();
    const during = subscribe();
    await timed(Promise.allSettled([reader.head(), writer.head()]));
    harness().resume();
    await writer.append(stream, [newEvent(2)], { expectedVersion: 1 });
    expect(numbers(await before)).toEqual([1, 2]);
    expect(numbers(await during)).toEqual([1, 2]);
  });

  test.each([{ apartMs: -15_000 }, { apartMs: 15_000 }, { apartMs: -86_400_000 }])(
    'an append succeeds with a clock $apartMs ms from that of the server',
    async ({ apartMs }) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + apartMs });
      const store = harness().open();
      const { version } = await store.append(`${newCategory()}-1`, [newEvent(1)], { expectedVersion: 0 });
      expect(version).toBe(1);
    },
  );
};
