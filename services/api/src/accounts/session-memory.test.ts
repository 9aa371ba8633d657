import { grantAdmin } from '@matraz/application/accounts/grant-admin';
import { revokeAdmin } from '@matraz/application/accounts/revoke-admin';
import { grantPremium } from '@matraz/application/premium/grant-premium';
import { newId } from '@matraz/infra/ids';
import { type CuttableProxy, createCuttableProxy } from '@matraz/infra/testing/cuttable-proxy';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { trackOwnWrites } from '../http/calls/own-writes.ts';
import { type Client, clientOf } from '../testing/client.ts';
import { queriesOf } from '../testing/queries-of.ts';
import { type SecondApi, startSecondApi } from '../testing/second-api.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { type UpdateStreams, updateStreams } from '../testing/update-streams.ts';
import { createSessionStore } from './session-store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Far longer than a busy machine needs. */
const soon = { timeout: 20_000 };

let now = Date.parse('2026-11-20T12:00:00Z');
let api: TestApi;
let second: SecondApi;
/** Those of both processes. */
let streams: UpdateStreams[];
beforeAll(async () => {
  // No heartbeat ends a stream in these tests.
  api = await startTestApi({ clock: () => new Date(now), heartbeatMs: 600_000 });
  second = await startSecondApi(api);
  streams = await Promise.all([updateStreams(api), updateStreams(second)]);
  await vi.waitUntil(() => api.deps.listener.isListening('matraz_sessions'), soon);
});
afterEach(() => {
  for (const { closeAll } of streams) closeAll();
});
afterAll(async () => {
  await second.close();
  await api.close();
});

const sql = (text: string, ...values: unknown[]) => api.deps.pool.query(text, values);
const statusIn = async (client: Client, url = '/api/auth/user') => (await client.get(url)).status;
const asksSession = async (client: Client) =>
  (await queriesOf(() => statusIn(client))).some((text) => /accounts\.sessions/.test(text));

/** A student whose session both processes have in memory. */
const known = async (rights = {}) => {
  const here = await api.account(rights);
  const there = clientOf(second.app, here.cookie);
  for (const client of [here, there]) expect(await statusIn(client)).toBe(200);
  return { here, there, both: [here, there], userId: here.userId };
};
const context = () => ({ correlationId: newId(), now: new Date(now) });
/** Runs a command as another process does, and waits until the read tables contain it. */
const elsewhere = async (run: (deps: Pick<TestApi['deps'], 'handle'>) => Promise<unknown>) => {
  const writes = trackOwnWrites(api.deps);
  await run(writes);
  expect(await writes.waitUntilReadable()).toBe(true);
};

test('a session is read once by each process', async () => {
  const { both } = await known();
  for (const client of both) expect(await asksSession(client)).toBe(false);
});

const backTo = (column: string) => (userId: string) =>
  sql(`update accounts.sessions set ${column} = ${column} - interval '40 days' where user_id = $1`, userId);

test.each<[string, (userId: string, here: Client) => Promise<unknown>]>([
  [
    'a logout in one process',
    (_, here) => here.request({ method: 'GET', url: '/api/logout', headers: { 'sec-fetch-site': 'none' } }),
  ],
  ['deleting all sessions of a student', (userId) => sql('delete from accounts.sessions where user_id = $1', userId)],
  ['deleting the account', (userId) => sql('delete from accounts.users where id = $1', userId)],
  ['an earlier beginning', backTo('created_at')],
  ['an earlier last use', backTo('last_seen_at')],
  ['another id', (userId) => sql(`update accounts.sessions set id_hash = '\\x00' where user_id = $1`, userId)],
  ['emptying the table', () => sql('truncate accounts.sessions')],
])('%s ends the session in every process', async (_, end) => {
  const { here, there, userId } = await known();
  await end(userId, here);
  for (const client of [here, there]) await expect.poll(() => statusIn(client), soon).toBe(401);
});

test.each<[string, (here: Client, userId: string) => Promise<unknown>]>([
  ['a logout', (here) => here.request({ method: 'GET', url: '/api/logout', headers: { 'sec-fetch-site': 'none' } })],
  ['deleting a session', (_, userId) => sql('delete from accounts.sessions where user_id = $1', userId)],
  ['emptying the table', () => sql('truncate accounts.sessions')],
])('[security 26] %s ends its update streams in every process, and no other', async (_, end) => {
  const [{ here, userId }, other] = [await known(), await known()];
  const open = await Promise.all(streams.map(({ listen }) => listen(here)));
  const others = await Promise.all(streams.map(({ listen }) => listen(other.here)));
  await end(here, userId);
  let left = open.length;
  for (const { ended } of open)
    void ended.then(() => {
      left -= 1;
    });
  await expect.poll(() => left, soon).toBe(0);
  await elsewhere((deps) => grantPremium(deps, { userId, days: 1 }, context()));
  // Before the first heartbeat, and with no message.
  for (const { text } of open) expect(text()).toBe('retry: 2000\nid: 0\n\n');
  const isLeft = (await sql('select from accounts.sessions where user_id = $1', other.userId)).rowCount === 1;
  await elsewhere((deps) => grantPremium(deps, { userId: other.userId, days: 1 }, context()));
  if (isLeft) for (const { until, changes } of others) await until(() => changes().includes('user'));
  else await Promise.all(others.map(({ ended }) => ended));
});

test('[security 26] the process of a logout refuses the next request', async () => {
  const { here } = await known();
  await here.request({ method: 'GET', url: '/api/logout', headers: { 'sec-fetch-site': 'none' } });
  expect(await statusIn(here)).toBe(401);
});

test('one deletion ends more sessions than a notification can name', async () => {
  const { both, userId } = await known();
  await sql(
    `insert into accounts.sessions select sha256(n::text::bytea), $1, $2, $2 from generate_series(1, 450) n`,
    ...[userId, new Date(now)],
  );
  await sql('delete from accounts.sessions where user_id = $1', userId);
  for (const client of both) await expect.poll(() => statusIn(client), soon).toBe(401);
});

test('a session that moves to another account is of that account in every process', async () => {
  const [{ both, userId }, other] = [await known(), await api.account()];
  await sql('update accounts.sessions set user_id = $2 where user_id = $1', userId, other.userId);
  const ids = () => Promise.all(both.map(async (client) => (await client.get('/api/auth/user')).body.id));
  await expect.poll(ids, soon).toEqual([other.userId, other.userId]);
});

test('a session that is over stays refused although nobody deleted it', async () => {
  const { both, userId } = await known();
  now += 7 * day;
  for (const client of both) expect(await statusIn(client)).toBe(401);
  const { rows } = await sql('select from accounts.sessions where user_id = $1', userId);
  expect(rows).toHaveLength(1);
});

const lastSeen = async (userId: string) =>
  (await sql('select last_seen_at from accounts.sessions where user_id = $1', userId)).rows[0]?.last_seen_at.getTime();

test('two processes extend a session once a minute, and nothing is notified', async () => {
  const { here, there, both, userId } = await known();
  const heard = vi.fn();
  api.deps.listener.on('matraz_sessions', heard);
  now += minute + 1;
  const extendedAt = now;
  for (const client of [...both, ...both]) expect(await statusIn(client)).toBe(200);
  now += minute - 1;
  await Promise.all([...both, ...both].map((client) => statusIn(client)));
  expect(await lastSeen(userId)).toBe(extendedAt);
  now += 2;
  await Promise.all([there, there, here].map((client) => statusIn(client)));
  expect(await lastSeen(userId)).toBe(now);
  await sql(`select pg_notify('matraz_sessions', '{"changed":["end"]}')`);
  await vi.waitUntil(() => heard.mock.calls.length > 0, soon);
  expect(heard.mock.calls).toEqual([[{ changed: ['end'] }]]);
});

test('a session that is used in one process is not idle in another one', async () => {
  const { here, there } = await known();
  for (let days = 0; days < 10; days += 5) {
    now += 5 * day;
    expect(await statusIn(here)).toBe(200);
  }
  expect(await statusIn(there)).toBe(200);
});

test('an id without a session is asked each time, so a later session with it counts at once', async () => {
  const { userId } = await known();
  const client = clientOf(second.app, 'matraz=planted');
  for (let request = 0; request < 2; request += 1) {
    expect(await asksSession(client)).toBe(true);
    expect(await statusIn(client)).toBe(401);
  }
  await sql(`insert into accounts.sessions values (sha256('planted'), $1, $2, $2)`, userId, new Date(now));
  expect(await statusIn(client)).toBe(200);
});

test('a session that ended while it was read is not kept', async () => {
  const { here, userId } = await known();
  const id = here.cookie.replace('matraz=', '');
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  const hasRead = vi.fn();
  const query = async (...given: [string]) => {
    const answer = await api.deps.pool.query(...given);
    hasRead();
    await hold;
    return answer;
  };
  const { listener, clock } = api.deps;
  const store = createSessionStore({ pool: { query } as unknown as TestApi['deps']['pool'], listener, clock });
  const heard = vi.fn();
  listener.on('matraz_sessions', heard);
  const asked = store.use(id);
  await vi.waitUntil(() => hasRead.mock.calls.length > 0, soon);
  await sql('delete from accounts.sessions where user_id = $1', userId);
  await vi.waitUntil(() => heard.mock.calls.length > 0, soon);
  release();
  expect(await asked).toBe(userId);
  expect(await store.use(id)).toBeNull();
});

test('a name, an e-mail and Premium are read with each reply', async () => {
  const { both, userId } = await known();
  const users = () => Promise.all(both.map(async (client) => (await client.get('/api/auth/user')).body));
  await sql(`update accounts.users set email = 'nueva@example.org' where id = $1`, userId);
  for (const { email } of await users()) expect(email).toBe('nueva@example.org');
  await elsewhere((deps) => grantPremium(deps, { userId, days: 2 }, context()));
  for (const { isPremium } of await users()) expect(isPremium).toBe(true);
  now += 2 * day;
  for (const { isPremium } of await users()) expect(isPremium).toBe(false);
});

const adminPage = '/api/admin/stats';

test('the right of an administrator is read once by each process, and a change counts in every process', async () => {
  const { here, there, both, userId } = await known();
  const statuses = () => Promise.all(both.map((client) => statusIn(client, adminPage)));
  expect(await statuses()).toEqual([403, 403]);
  await elsewhere((deps) => grantAdmin(deps, userId, context()));
  await expect.poll(statuses, soon).toEqual([200, 200]);
  for (const client of both) {
    const asked = await queriesOf(() => statusIn(client, adminPage));
    expect(asked.filter((text) => /read\.account\b/.test(text))).toEqual([]);
  }
  await elsewhere((deps) => revokeAdmin(deps, userId, context()));
  expect(await statusIn(here, adminPage)).toBe(403);
  await expect.poll(() => statusIn(there, adminPage), soon).toBe(403);
});

test('a right that the rebuilt tables do not have ends with their swap', async () => {
  const { both, there, userId } = await known();
  const statuses = () => Promise.all(both.map((client) => statusIn(client, adminPage)));
  await sql('update read.account set is_admin = true where user_id = $1', userId);
  expect(await statuses()).toEqual([200, 200]);
  // Prepared statements must read the new tables too.
  const read = () => Promise.all(['/api/topics', '/api/exams', '/api/dashboard'].map((url) => statusIn(there, url)));
  for (let time = 0; time < 8; time += 1) expect(await read()).toEqual([200, 200, 200]);
  await sql(`create schema read_next`);
  await sql(`select pg_notify('matraz_projector', '{"rebuild":true}')`);
  await expect.poll(statuses, soon).toEqual([403, 403]);
  for (let time = 0; time < 8; time += 1) expect(await read()).toEqual([200, 200, 200]);
});

test('while its listening connection is lost, a process reads every session and right', async () => {
  const url = new URL(api.databaseUrl);
  const proxy: CuttableProxy = await createCuttableProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const third = await startSecondApi(api, url.href);
  try {
    const [student, admin] = [await known(), await known({ admin: true })];
    const [there, adminThere] = [student, admin].map(({ here }) => clientOf(third.app, here.cookie)) as [
      Client,
      Client,
    ];
    for (let request = 0; request < 2; request += 1) expect(await statusIn(adminThere, adminPage)).toBe(200);
    expect(await statusIn(there)).toBe(200);
    expect(await asksSession(there)).toBe(false);

    proxy.refuse();
    await vi.waitUntil(() => !third.listener.isListening('matraz_sessions'), soon);
    expect(await asksSession(there)).toBe(true);
    await elsewhere((deps) => revokeAdmin(deps, admin.userId, context()));
    expect(await statusIn(adminThere, adminPage)).toBe(403);
    await sql('delete from accounts.sessions where user_id = $1', student.userId);
    expect(await statusIn(there)).toBe(401);

    proxy.allow();
    await vi.waitUntil(() => third.listener.isListening('matraz_sessions'), soon);
    expect(await statusIn(there)).toBe(401);
    expect(await statusIn(adminThere, adminPage)).toBe(403);
    expect(await asksSession(adminThere)).toBe(false);
  } finally {
    await third.close();
    await proxy.close();
  }
});

test('a session whose end was not heard, because the listening connections were cut, ends in every process', async () => {
  const { both, userId } = await known();
  await sql(`
    begin;
    set local session_replication_role = replica; -- no trigger notifies
    delete from accounts.sessions where user_id = '${userId}';
    commit`);
  expect(await Promise.all(both.map((client) => statusIn(client)))).toEqual([200, 200]);
  await sql(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'matraz-listener'`);
  for (const client of both) await expect.poll(() => statusIn(client), soon).toBe(401);
});
