import { makeTopic } from '@matraz/application/testing/content';
import type { ClockJump } from '@matraz/infra/postgres/clock-jump';
import { createPool } from '@matraz/infra/postgres/pool';
import { writeQueueDepth } from '@matraz/infra/queue/queue-depth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let now = new Date();
let jump: ClockJump | null = null;
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now, clockJump: () => jump });
});
afterAll(() => api.close());

test('/healthz: the process runs; /readyz: it can serve requests', async () => {
  expect(await api.visitor.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await api.visitor.get('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ready', checks: { readModels: 'ok', projection: 'ok' } },
  });
});

test('/readyz names a clock that jumped', async () => {
  expect((await api.visitor.get('/readyz')).body.checks.clock).toBe('ok');
  jump = { at: new Date('2026-03-02T09:00:00Z'), seconds: -10_800 };
  expect(await api.visitor.get('/readyz')).toMatchObject({
    status: 200,
    body: { checks: { clock: 'saltó -10800 segundos, hasta 2026-03-02T09:00:00.000Z' } },
  });
  jump = null;
});

test('without read models the api is not ready, and every read is 503 with Retry-After', async () => {
  const student = await api.account();
  await api.deps.pool.query('alter schema read rename to away');
  expect(await api.visitor.get('/readyz')).toMatchObject({ status: 503, body: { checks: { readModels: 'failing' } } });
  const answer = await student.get('/api/topics');
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(answer.headers['retry-after']).toBe('2');
  await api.deps.pool.query('alter schema away rename to read');
  expect((await student.get('/api/topics')).status).toBe(200);
});

test('without the database /readyz says that the database is missing', async () => {
  const pool = createPool('postgres://nobody@127.0.0.1:1/none');
  const app = buildApp({ ...api.deps, pool });
  const reply = await app.inject('/readyz');
  expect({ status: reply.statusCode, body: reply.json() }).toMatchObject({
    status: 503,
    body: { checks: { database: 'failing', readModels: 'failing', queue: 'failing' } },
  });
  await app.close();
  await pool.end();
});

test('while the projection catches up the api is ready, /readyz tells how many events are missing, and replies are late', async () => {
  const { pool, store } = api.deps;
  const student = await api.account();
  const late = async () => (await student.get('/api/topics')).headers['x-projection-lag'];
  expect(await late()).toBeUndefined();
  const missing = 3;
  await pool.query('update read.checkpoint set position = $1', [(await store.head()) - BigInt(missing)]);
  const { rows } = await pool.query('select position from read.checkpoint');
  const { events } = await store.readAll({ after: BigInt(rows[0].position), limit: 1 });
  const before = now;
  now = new Date(Date.parse(events[0]?.metadata.occurredAt ?? '') + 9_000);
  expect((await api.visitor.get('/readyz')).body.checks.projection).toBe('ok');
  now = new Date(now.getTime() + 2_000);
  expect(await api.visitor.get('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ready', checks: { projection: `poniéndose al día: faltan ${missing} eventos` } },
  });
  expect(await late()).toBe('late');
  await pool.query('update read.checkpoint set position = $1', [await store.head()]);
  expect((await api.visitor.get('/readyz')).body.checks.projection).toBe('ok');
  expect(await late()).toBeUndefined();
  now = before;
});

test('a database that takes no writes, as a standby in a failover, is told, and a write is 503 with Retry-After', async () => {
  const student = await api.account();
  const admin = await api.account({ admin: true });
  const { questions } = await makeTopic(admin, { questions: 1 });
  const endOthers =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  // Not a connection of the api: it would be the only one that goes on and takes writes.
  const owner = createPool(api.databaseUrl);
  const client = await owner.connect();
  const { rows } = await client.query('select current_database() as name');
  await client.query(`alter database ${rows[0].name} set default_transaction_read_only = on`);
  await client.query(endOthers);
  await expect
    .poll(async () => (await api.visitor.get('/readyz')).body.checks?.database, { timeout: 20_000 })
    .toBe('read-only');
  const refused = await student.post(`/api/questions/${questions[0]}/answer`, { selectedAnswer: 0 });
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(refused.headers['retry-after']).toBe('2');
  await client.query(`alter database ${rows[0].name} reset default_transaction_read_only`);
  await client.query(endOthers);
  client.release(true);
  await owner.end();
  await expect.poll(async () => (await api.visitor.get('/readyz')).status, { timeout: 20_000 }).toBe(200);
  expect((await student.post(`/api/questions/${questions[0]}/answer`, { selectedAnswer: 0 })).status).toBe(200);
  expect(await api.deps.waiter.waitFor(await api.deps.store.head(), 20_000)).toBe(true);
});

test('/readyz says whether the worker counts the jobs of the queue; the api serves without it', async () => {
  const queue = async () => {
    const { status, body } = await api.visitor.get('/readyz');
    return { status, ...body.checks };
  };
  expect(await queue()).toMatchObject({ status: 200, database: 'ok', queue: 'failing' });
  const depth = { scheduled: 0, waiting: 0, oldestSeconds: 0 };
  await writeQueueDepth(api.deps.pool, { ...depth, measuredAt: now });
  expect(await queue()).toMatchObject({ status: 200, queue: 'ok' });
  await writeQueueDepth(api.deps.pool, { ...depth, measuredAt: new Date(now.getTime() - 121_000) });
  expect(await queue()).toMatchObject({ status: 200, queue: 'failing' });
});

test('the api is not ready when the projection has not moved for a minute although events wait', async () => {
  const { store } = api.deps;
  const head = store.head;
  store.head = async () => (await head()) + 5n;
  expect((await api.visitor.get('/readyz')).status).toBe(200);
  now = new Date(now.getTime() + 61_000);
  expect(await api.visitor.get('/readyz')).toMatchObject({ status: 503, body: { checks: { projection: 'failing' } } });
  store.head = head;
  expect((await api.visitor.get('/readyz')).status).toBe(200);
});
