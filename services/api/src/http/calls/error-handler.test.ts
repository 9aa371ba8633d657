import { createEventStoreDbEventStore } from '@matraz/infra/event-store/eventstoredb/eventstoredb-event-store';
import { StoreBusy } from '@matraz/infra/event-store/port';
import { createPool } from '@matraz/infra/postgres/pool';
import { createTestDatabase } from '@matraz/infra/testing/database';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isUnavailable } from './error-handler.ts';

test('a database that does not answer or has no read models yet is unavailable; one that refuses a statement is not', async () => {
  const database = await createTestDatabase();
  const pool = createPool(database.url, { queryTimeoutMs: 200 });
  const errorOf = (sql: string) => pool.query(sql).then(() => null, Object);
  expect(isUnavailable(await errorOf('select pg_sleep(2)'))).toBe(true);
  expect(isUnavailable(await errorOf('select from read.not_there'))).toBe(true);
  // The tables of an older release.
  expect(isUnavailable(await errorOf('select not_there from accounts.users'))).toBe(true);
  expect(isUnavailable(await errorOf('select 1 / 0'))).toBe(false);
  await pool.end();
  await database.drop();
});

test('an unreachable or busy event store is unavailable', async () => {
  expect(isUnavailable(new StoreBusy())).toBe(true);
  const store = createEventStoreDbEventStore({ connectionString: 'esdb://127.0.0.1:1?tls=false' });
  expect(isUnavailable(await store.readStream('x-1').then(() => null, Object))).toBe(true);
  await store.close();
});

/** PostgreSQL on a full disk, and the folder of uploaded pictures on one. */
test('a full disk means unavailable', () => {
  const full = Object.assign(new pg.DatabaseError('could not extend file', 1, 'error'), { code: '53100' });
  expect(isUnavailable(new Error('the append failed', { cause: full }))).toBe(true);
  expect(isUnavailable(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true);
  expect(isUnavailable(Object.assign(new Error('write'), { code: 'EINVAL' }))).toBe(false);
});
