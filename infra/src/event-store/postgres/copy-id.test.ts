import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPool } from '../../postgres/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { readCopyId } from './read-events.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test('the id of a log is of its database', async () => {
  const { pool } = database;
  const id = await readCopyId(pool);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await pool.query('update es.log set id = gen_random_uuid()');
  expect(await readCopyId(pool)).not.toBe(id);
});

test('it is empty in a database of release 1.0.0 and for a role that may read the events alone', async () => {
  const { pool, url } = database;
  const role = `reader_${randomBytes(8).toString('hex')}`;
  await pool.query(`create role ${role} login password '${role}'; grant usage on schema es to ${role}`);
  const reader = createPool(Object.assign(new URL(url), { username: role, password: role }).href, { max: 1 });
  expect(await readCopyId(reader)).toBe('');
  await reader.end();
  await pool.query(`drop owned by ${role}; drop role ${role}; drop table es.log`);
  expect(await readCopyId(pool)).toBe('');
});
