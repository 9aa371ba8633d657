import { newId } from '@matraz/infra/ids';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSessionStore } from './session-store.ts';

const now = new Date('2026-11-20T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the sessions of one turn are one query; each request gets its own user, and nothing is kept', async () => {
  const store = createSessionStore({ pool: database.pool, clock: () => now });
  const users = [newId(), newId()];
  await database.pool.query(
    `insert into accounts.users (id, issuer, subject) select id, 'urn:matraz:test', id::text from unnest($1::uuid[]) id`,
    [users],
  );
  const [ana, beto] = [await store.open(String(users[0])), await store.open(String(users[1]))];
  const query = vi.spyOn(database.pool, 'query');
  const useAll = () => Promise.all([beto, ana, 'planted', ana].map((id) => store.use(id)));
  expect(await useAll()).toEqual([users[1], users[0], null, users[0]]);
  expect(query).toHaveBeenCalledTimes(1);
  await store.end(ana);
  expect(await useAll()).toEqual([users[1], null, null, null]);
});
