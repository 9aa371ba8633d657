import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { newEvent, numbers } from '../testing/harness.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each([
  ['update', "update es.events set type = 'Other'"],
  ['update that meets no row', 'update es.events set version = 9 where false'],
  ['delete', 'delete from es.events'],
  ['truncate', 'truncate es.events'],
  ['truncate by cascade', 'truncate es.events cascade'],
])('the database refuses every %s on events, even to their owner', async (_, sql) => {
  const store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  const stream = `refused-${_.replaceAll(' ', '-')}`;
  await store.append(stream, [newEvent(1)], { expectedVersion: 0 });
  await expect(database.pool.query(sql)).rejects.toThrow('es.events is append-only');
  expect(numbers(await store.readStream(stream))).toEqual([1]);
  await store.close();
});
