import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
