import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureServiceRole, serviceRole } from './service-role.ts';

const password = 'a-password-of-the-test';
let database: TestDatabase;
let service: pg.Client;

const serviceUrl = () => {
  const url = new URL(database.url);
  url.username = serviceRole;
  url.password = password;
  return url.href;
};

beforeAll(async () => {
  database = await createTestDatabase();
  await ensureServiceRole(database.pool, 'another password');
  await ensureServiceRole(database.pool, password);
  service = new pg.Client({ connectionString: serviceUrl() });
  await service.connect();
});
afterAll(async () => {
  await service.end();
  await database.drop();
});

test('the services can add events', async () => {
  const event = { id: randomUUID(), type: 'Tested', schemaVersion: 1, data: {}, metadata: {} };
  const batch = [{ stream: 'test-1', expected: 0, events: [event] }];
  const { rows } = await service.query('select outcome from es.append($1, true)', [JSON.stringify(batch)]);
  expect(rows).toEqual([{ outcome: 'ok' }]);
});

test.each([
  "update es.events set data = '{}'",
  'delete from es.events',
  'truncate es.events',
  'alter table es.events disable trigger append_only',
  'drop trigger append_only on es.events',
  'drop table es.events',
  'drop schema es cascade',
  'set session_replication_role = replica',
])('the services cannot run: %s', async (statement) => {
  await expect(service.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('the services can create their own schemas and write accounts', async () => {
  await service.query('create schema own_schema');
  await service.query("insert into accounts.users (id, issuer, subject) values ($1, 'urn:test', 'ana')", [
    randomUUID(),
  ]);
  expect((await service.query('delete from accounts.users')).rowCount).toBe(1);
});
