import { createEventStoreDbEventStore } from '@matraz/infra/event-store/eventstoredb/eventstoredb-event-store';
import { StoreBusy } from '@matraz/infra/event-store/port';
import { createPool } from '@matraz/infra/postgres/pool';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { expect, test } from 'vitest';
import { isUnavailable } from './error-handler.ts';

test('a database that does not answer is unavailable; one that refuses a statement is not', async () => {
  const database = await createTestDatabase();
  const pool = createPool(database.url, { queryTimeoutMs: 200 });
  const errorOf = (sql: string) => pool.query(sql).then(() => null, Object);
  expect(isUnavailable(await errorOf('select pg_sleep(2)'))).toBe(true);
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
