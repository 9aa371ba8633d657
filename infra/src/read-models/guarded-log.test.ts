import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventStore } from '../event-store/port.ts';
import { createPostgresEventStore } from '../event-store/postgres/postgres-event-store.ts';
import { newEvent } from '../event-store/testing/harness.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type GuardedLog, guardLog } from './guarded-log.ts';

let database: TestDatabase;
let store: EventStore;
let log: GuardedLog;
const said: string[] = [];
const reread = vi.fn();
const onSameAgain = vi.fn();
beforeEach(async () => {
  database = await createTestDatabase();
  store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  await database.pool.query(
    'create schema read; create table read.checkpoint (position bigint); insert into read.checkpoint values (1)',
  );
  await store.append('a-1', [newEvent(1)], { expectedVersion: 0 });
  const say = (line: unknown) => void said.push(String(line));
  log = guardLog({
    pool: database.pool,
    store,
    onSameAgain,
    logger: { error: say, info: say },
    waiter: { position: () => 1n, reread },
    everyMs: 20,
  });
});
afterEach(async () => {
  log.close();
  await store.close();
  await database.drop();
});

test('a log that is not the one of the read models is noticed without a write, and so is its return', async () => {
  const moveTables = (position: number) => database.pool.query('update read.checkpoint set position = $1', [position]);
  await moveTables(9);
  const mismatch = 'the event log ends before the position of the read models';
  await expect.poll(() => said).toEqual([`${mismatch}: nothing is written`]);
  await expect(log.store.append('a-1', [newEvent(2)], { expectedVersion: 1 })).rejects.toThrow(mismatch);
  expect(onSameAgain).not.toHaveBeenCalled();

  await moveTables(1);
  await expect.poll(() => onSameAgain.mock.calls).toHaveLength(1);
  expect(reread).toHaveBeenCalledTimes(1);
  await log.store.append('a-1', [newEvent(2)], { expectedVersion: 1 });
  expect(await store.head()).toBe(2n);
});
