import { newId } from '@matraz/infra/ids';
import { createListener, type Listener } from '@matraz/infra/postgres/listen';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSessionStore } from './session-store.ts';

const now = new Date('2026-11-20T12:00:00Z');
let database: TestDatabase;
let listener: Listener;
beforeAll(async () => {
  database = await createTestDatabase();
  listener = createListener(database.url);
});
afterAll(async () => {
  await listener.close();
  await database.drop();
});

test('the sessions of one turn are one query; each request gets its own user; later requests ask nothing', async () => {
  const store = createSessionStore({ pool: database.pool, clock: () => now, listener });
  await vi.waitUntil(() => listener.isListening('matraz_sessions'), { timeout: 20_000 });
  const users = [newId(), newId()];
  await database.pool.query(
    `insert into accounts.users (id, issuer, subject) select id, 'urn:matraz:test', id::text from unnest($1::uuid[]) id`,
    [users],
  );
  const [ana, beto] = [await store.open(String(users[0])), await store.open(String(users[1]))];
  const query = vi.spyOn(database.pool, 'query');
  const useAll = (...more: string[]) => Promise.all([beto, ana, ...more, ana].map((id) => store.use(id)));
  expect(await useAll('planted')).toEqual([users[1], users[0], null, users[0]]);
  expect(query).toHaveBeenCalledTimes(1);
  expect(await useAll()).toEqual([users[1], users[0], users[0]]);
  expect(query).toHaveBeenCalledTimes(1);
  await store.end(ana);
  expect(await useAll()).toEqual([users[1], null, null]);
});
