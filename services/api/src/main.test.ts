import { networkInterfaces } from 'node:os';
import { anExam } from '@matraz/application/testing/exams';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { newId } from '@matraz/infra/ids';
import { freeLocalPort } from '@matraz/infra/processes/ports';
import { type CuttableProxy, createCuttableProxy } from '@matraz/infra/testing/cuttable-proxy';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { skipped } from '@matraz/infra/testing/skipped';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSession } from './accounts/session-store.ts';
import { openEventSource } from './testing/event-source.ts';
import { type ServiceProcess, startService } from './testing/service-process.ts';

let database: TestDatabase;
let proxy: CuttableProxy;
let projector: ServiceProcess;
let api: ServiceProcess;
let base: string;
let cookie: string;
const userId = newId();

beforeAll(async () => {
  database = await createTestDatabase();
  projector = await startService('projector', { DATABASE_URL: database.url });
  const url = new URL(database.url);
  proxy = await createCuttableProxy({ host: url.hostname, port: Number(url.port) });
  url.port = `${proxy.port}`;
  const port = `${await freeLocalPort()}`;
  base = `http://localhost:${port}`;
  api = await startService('api', { DATABASE_URL: url.href, PORT: port, MATRAZ_HOST: 'localhost' });

  await database.pool.query(
    `insert into accounts.users (id, issuer, subject) values ($1::uuid, 'urn:matraz:test', 'ana')`,
    [userId],
  );
  cookie = `matraz=${await openSession({ pool: database.pool, clock: () => new Date() }, userId)}`;
});
afterAll(async () => {
  await projector.stop();
  await proxy.close();
  await database.drop();
});

afterEach(({ task }) => {
  // A test that failed in the middle must not make the next ones fail.
  proxy.allow();
  proxy.resume();
  if (task.result?.state === 'fail') console.error(`projector:\n${projector.log()}\napi:\n${api.log()}`);
});

const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all);
const hasIpv6 = addresses.some(({ address }) => address === '::1');
const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
if (!hasIpv6) skipped('localhost by IPv6', 'no IPv6; give the loopback interface the address ::1');
/** The machine by another of its names. */
const by = (host: string) => `http://${host}:${new URL(base).port}`;

const statusOf = async (path: string) => (await fetch(base + path, { headers: { cookie } })).status;
/** Names the checks that fail. */
const readiness = async () => (await fetch(`${base}/readyz`)).json();
const ready = expect.objectContaining({ status: 'ready' });

test('the process reports that it is ready, and continues after the database was unavailable', async () => {
  expect(await statusOf('/healthz')).toBe(200);
  await expect.poll(readiness).toEqual(ready);
  expect(await statusOf('/api/courses')).toBe(200);

  proxy.refuse();
  const away = await fetch(`${base}/api/courses`, { headers: { cookie } });
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).toBe('2');
  expect(await away.json()).toMatchObject({ code: 'unavailable', status: 503 });
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(503);

  proxy.allow();
  await expect.poll(() => statusOf('/api/courses')).toBe(200);
  await expect.poll(readiness).toEqual(ready);
});

test('while the database is silent a call gets 503, later calls at once, and then all are served again', async () => {
  const limitMs = 2_000;
  proxy.pause();
  const silent = await fetch(`${base}/api/auth/user`, { headers: { cookie } });
  expect(silent.status).toBe(503);
  expect(silent.headers.get('retry-after')).toBe('2');
  expect(await statusOf('/readyz')).toBe(503);
  const startedAt = performance.now();
  for (let call = 0; call < 4; call++) expect(await statusOf('/api/topics')).toBe(503);
  expect(performance.now() - startedAt).toBeLessThan(4 * limitMs); // none of them waits for the silent database again
  expect(await statusOf('/healthz')).toBe(200);
  proxy.resume();
  await expect.poll(readiness).toEqual(ready);
  expect(await statusOf('/api/courses')).toBe(200);
});

test('the api does not serve before it knows the time of the database, because this time decides when exams end', async () => {
  const url = new URL(database.url);
  const late = await createCuttableProxy({ host: url.hostname, port: Number(url.port) });
  late.refuse();
  url.port = `${late.port}`;
  const port = `${await freeLocalPort()}`;
  let runs = false;
  const starting = startService('api', { DATABASE_URL: url.href, PORT: port, MATRAZ_HOST: 'localhost' }).then((own) => {
    runs = true;
    return own;
  });
  const asked = () => fetch(`http://localhost:${port}/healthz`).then(({ status }) => status);
  await expect.poll(late.refused).toBeGreaterThan(10);
  expect(runs).toBe(false);
  await expect(asked()).rejects.toThrow('fetch failed');
  late.allow();
  const own = await starting;
  expect(await asked()).toBe(200);
  expect(await own.stop()).toBe(0);
  await late.close();
});

test('localhost accepts IPv4 connections of this machine only', async () => {
  expect((await fetch(`${by('127.0.0.1')}/healthz`)).status).toBe(200);
  if (outside) await expect(fetch(`${by(outside)}/healthz`)).rejects.toThrow('fetch failed');
});

test.runIf(hasIpv6)('and by IPv6', async () => {
  expect((await fetch(`${by('[::1]')}/healthz`)).status).toBe(200);
});

test('SIGTERM ends event streams and the process within seconds, with exit code 0', async () => {
  const doors = [base, ...(hasIpv6 ? [by('[::1]')] : [])];
  const streams = await Promise.all(doors.map((door) => openEventSource(`${door}/api/updates`, { cookie })));
  for (const { response } of streams) expect(response.status).toBe(200);
  const from = performance.now();
  expect(await api.stop()).toBe(0);
  // Docker kills a process that has not ended after ten seconds.
  expect(performance.now() - from).toBeLessThan(10_000);
  for (const { ended, isCutOff } of streams) {
    await ended;
    // If the server left the stream open, the connection would be cut when the close timeout ends.
    expect(isCutOff()).toBe(false);
  }
});

test('an api that starts with the log of another platform refuses writes', async () => {
  await projector.stop();
  const store = await openEventStore({ databaseUrl: database.url });
  const head = await store.head();
  await database.pool.query('update read.checkpoint set position = $1', [String(head + 100n)]);
  await database.pool.query('insert into read.account (user_id, opened_at, is_admin) values ($1, now(), true)', [
    userId,
  ]);
  const port = `${await freeLocalPort()}`;
  const own = await startService('api', { DATABASE_URL: database.url, PORT: port, MATRAZ_HOST: 'localhost' });
  const refused = await fetch(`http://localhost:${port}/api/admin/exams`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(anExam()),
  });
  expect({ status: refused.status, head: await store.head() }).toEqual({ status: 503, head });
  expect(await own.stop()).toBe(0);
  await store.close();
});
