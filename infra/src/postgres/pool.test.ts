import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { isServerUnavailable } from './error-codes.ts';
import { createPool } from './pool.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test('a client that is out of the pool and idle while its connection ends fails its next query, and nothing else', async () => {
  const pool = createPool(database.url, { max: 1 });
  const client = await pool.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
  expect(await client.query('select').catch(isServerUnavailable)).toBe(true);
  client.release(true);
  await pool.end();
});

test('a connection whose server takes no writes is not used again, also after a transaction', async () => {
  const pool = createPool(database.url, { max: 1 });
  const client = await pool.connect();
  const {
    rows: [before],
  } = await client.query('select pg_backend_pid() as pid');
  await client.query('set default_transaction_read_only = on');
  await client.query('begin');
  const refused = await client.query('create table public.refused ()').catch((error) => error);
  expect({ code: refused.code, isAway: isServerUnavailable(refused) }).toEqual({ code: '25006', isAway: true });
  await client.query('rollback').catch(() => {});
  client.release();
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  expect(rows[0].pid).not.toBe(before.pid);
  await pool.query('create table public.written ()');
  await pool.end();
});
