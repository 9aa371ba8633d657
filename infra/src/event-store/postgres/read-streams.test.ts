import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { EventStore } from '../port.ts';
import { newEvent, numbers } from '../testing/harness.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';

let database: TestDatabase;
let store: EventStore;
beforeAll(async () => {
  database = await createTestDatabase();
  store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

test('streams that are read in one turn are one query, and each read gets its own events', async () => {
  for (const stream of ['log-1', 'log-2'])
    await store.append(stream, [newEvent(1), newEvent(2), newEvent(3)], { expectedVersion: 0 });
  const query = vi.spyOn(database.pool, 'query');
  const read = await Promise.all(
    [
      ['log-1', 2],
      ['log-2', 3],
      ['log-1', 3],
      ['log-1', 4],
      ['log-none', 2],
      ['log-2', 1],
    ].map(([stream, from]) => store.readStream(String(stream), { from: Number(from) })),
  );
  expect(query).toHaveBeenCalledTimes(1);
  expect(read.map(numbers)).toEqual([[2, 3], [3], [3], [], [], [1, 2, 3]]);
  expect(read[1]?.map(({ stream }) => stream)).toEqual(['log-2']);
});

test('a limit counts events: a copied stream can have a gap where another program wrote', async () => {
  const copy = await createTestDatabase();
  const copied = createPostgresEventStore({ pool: copy.pool, connectionString: copy.url });
  onTestFinished(async () => {
    await copied.close();
    await copy.drop();
  });
  const events = [1, 3, 4].map((version, place) => ({
    ...newEvent(version),
    stream: 'log-1',
    version,
    position: BigInt(place + 1),
  }));
  await copied.appendCopied(events, 0);
  expect(numbers(await copied.readStream('log-1', { limit: 2 }))).toEqual([1, 3]);
  expect(numbers(await copied.readStream('log-1', { from: 2, limit: 2 }))).toEqual([3, 4]);
  expect(numbers(await copied.readStream('log-1', { limit: 4 }))).toEqual([1, 3, 4]);
});

test('parts of one stream that are read in one turn keep apart', async () => {
  await store.append(
    'log-3',
    [1, 2, 3].map((n) => newEvent(n)),
    { expectedVersion: 0 },
  );
  const parts = [{ limit: 1 }, { from: 2, limit: 1 }, {}, { from: 3 }, { limit: 1 }];
  const read = await Promise.all(parts.map((part) => store.readStream('log-3', part)));
  expect(read.map(numbers)).toEqual([[1], [2], [1, 2, 3], [3], [1]]);
});

test('when the query fails, each of the reads fails, and the next ones work', async () => {
  for (const _ of [1, 2, 3]) {
    vi.spyOn(database.pool, 'query').mockImplementationOnce(() => {
      throw new Error('the server is away');
    });
    const reads = ['log-1', 'log-2'].map((stream) => store.readStream(stream, { from: 2 }));
    expect((await Promise.allSettled(reads)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }
  expect(numbers(await store.readStream('log-1', { from: 2 }))).toEqual([2, 3]);
});
