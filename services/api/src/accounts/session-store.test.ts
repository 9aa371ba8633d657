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

const openedUsers = async (store: ReturnType<typeof createSessionStore>) => {
  const users = [newId(), newId()];
  await database.pool.query(
    `insert into accounts.users (id, issuer, subject) select id, 'urn:matraz:test', id::text from unnest($1::uuid[]) id`,
    [users],
  );
  const open = (user: string | undefined) => store.open(String(user), { device: null, addressHash: null });
  return { users, sessions: [await open(users[0]), await open(users[1])] as const };
};

test('the sessions of one turn are one query; each request gets its own user; later requests ask nothing', async () => {
  const store = createSessionStore({ pool: database.pool, clock: () => now, listener });
  await vi.waitUntil(() => listener.isListening('matraz_sessions'), { timeout: 20_000 });
  const {
    users,
    sessions: [ana, beto],
  } = await openedUsers(store);
  const query = vi.spyOn(database.pool, 'query');
  const useAll = (...more: string[]) => Promise.all([beto, ana, ...more, ana].map((id) => store.use(id)));
  expect(await useAll('planted')).toEqual([users[1], users[0], null, users[0]]);
  expect(query).toHaveBeenCalledTimes(1);
  expect(await useAll()).toEqual([users[1], users[0], users[0]]);
  expect(query).toHaveBeenCalledTimes(1);
  await store.end(ana);
  expect(await useAll()).toEqual([users[1], null, null]);
});

test('a session that another process is writing does not hold up the others', async () => {
  let at = now;
  const store = createSessionStore({ pool: database.pool, clock: () => at, listener });
  const { users, sessions } = await openedUsers(store);
  const useAll = () => Promise.all(sessions.map((id) => store.use(id)));
  await useAll();
  at = new Date(now.getTime() + 61_000);
  const other = await database.pool.connect();
  try {
    await other.query('begin');
    await other.query('select from accounts.sessions where user_id = $1 for update', [users[0]]);
    expect(await useAll()).toEqual(users);
  } finally {
    await other.query('rollback');
    other.release();
  }
  const { rows } = await database.pool.query('select last_seen_at as at from accounts.sessions where user_id = $1', [
    users[1],
  ]);
  expect(rows).toEqual([{ at }]);
});
