import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { EventStore } from '../port.ts';
import { newEvent, numbers, take } from '../testing/harness.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { untilWriterWaits } from './testing/writers-lock.ts';

let database: TestDatabase;
let store: EventStore;
beforeEach(async () => {
  database = await createTestDatabase();
  store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

const batchOf = (stream: string, n: number) => {
  const { type, schemaVersion, data, metadata } = newEvent(n);
  return JSON.stringify([
    { stream, expected: 0, events: [{ id: metadata.eventId, type, schemaVersion, data, metadata: {} }] },
  ]);
};

test('later appends wait for an open append, so no reader can skip it', async () => {
  const seen = take(store.subscribe({ after: 0n, signal: new AbortController().signal }), 3);
  await store.append('held-0', [newEvent(0)], { expectedVersion: 0 });

  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query('select * from es.append($1::jsonb, true)', [batchOf('held-1', 1)]);
  const later = store.append('held-2', [newEvent(2)], { expectedVersion: 0 });
  await untilWriterWaits(database.pool);
  expect(numbers((await store.readAll({ after: 0n, limit: 10 })).events)).toEqual([0]);
  await slow.query('commit');
  slow.release();

  await later;
  expect(numbers(await seen)).toEqual([0, 1, 2]);
});

test('an append that is rolled back leaves no gap', async () => {
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query('select * from es.append($1::jsonb, true)', [batchOf('gone-1', 1)]);
  const later = store.append('gone-2', [newEvent(2)], { expectedVersion: 0 });
  await slow.query('rollback');
  slow.release();
  expect(await later).toMatchObject({ position: 1n });
  expect(await store.head()).toBe(1n);
});

test('a write transaction without an append delays neither writers nor readers', async () => {
  await database.pool.query('create table public.bystander (n int)');
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query('insert into public.bystander values (1)');
  await store.append('free-1', [newEvent(1)], { expectedVersion: 0 });
  expect(numbers((await store.readAll({ after: 0n, limit: 10 })).events)).toEqual([1]);
  await slow.query('rollback');
  slow.release();
});
