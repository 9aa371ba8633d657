import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CuttableProxy, createCuttableProxy } from '../testing/cuttable-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { isServerUnavailable } from './error-codes.ts';
import { createPool, type Pool } from './pool.ts';

let database: TestDatabase;
let proxy: CuttableProxy;
let pool: Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await createCuttableProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  pool = createPool(url.href, { max: 3, queryTimeoutMs: 60_000 });
  await pool.query('select');
});
afterEach(async () => {
  proxy.resume();
  await pool.end();
  await proxy.close();
  await database.drop();
});

const query = (text = 'select') => pool.query(text).then(() => 'answered', isServerUnavailable);

test('queries to a silent server fail as unavailable, waiting ones too, and later ones at once', async () => {
  proxy.pause();
  // More than the pool has connections.
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => query()));
  expect(outcomes).toEqual(outcomes.map(() => true));
  // Later queries come one by one, so one that waited would be seen.
  const later: unknown[] = [];
  for (let n = 0; n < 5; n++) later.push(await query());
  expect(later).toEqual(later.map(() => true));
});

test('queries succeed after the server is back', async () => {
  proxy.pause();
  expect(await query()).toBe(true);
  proxy.resume();
  await expect.poll(() => query()).toBe('answered');
});

test('a query that takes long on a server that answers goes on', async () => {
  expect(await query('select pg_sleep(4)')).toBe('answered');
});

test('a query on a dead connection fails as unavailable before its limit, and the next one succeeds', async () => {
  await pool.query('select');
  proxy.freeze();
  expect(await query()).toBe(true);
  expect(await query()).toBe('answered');
});
