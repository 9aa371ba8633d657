import { startTestPostgres, type TestPostgres } from '@matraz/infra/testing/embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparePlatform } from './prepare-platform.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

test('an owner without superuser rights can prepare the platform, as on a managed PostgreSQL server', async () => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query("create role owner login createdb createrole password 'a-password'");
  await client.end();
  const url = new URL(server.url);
  Object.assign(url, { username: 'owner', password: 'a-password', pathname: '/theirs' });
  const preparation = {
    databaseUrl: url.href,
    demo: false,
    localAccounts: true,
    serviceDatabasePassword: 'another-password',
    onProgress: () => {},
  };
  await preparePlatform(preparation);
  await preparePlatform(preparation);
  const service = new pg.Client({ connectionString: url.href.replace('owner:a-', 'matraz_service:another-') });
  await service.connect();
  expect((await service.query('select from es.events')).rowCount).toBe(3);
  await service.end();
});
