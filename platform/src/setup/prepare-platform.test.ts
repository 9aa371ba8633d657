import { StartupError } from '@matraz/infra/config/startup-error';
import { createPool } from '@matraz/infra/postgres/pool';
import { startTestPostgres, type TestPostgres } from '@matraz/infra/testing/embedded-postgres';
import { hasPgBouncer, startPgBouncer } from '@matraz/infra/testing/pgbouncer';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { preparePlatform } from './prepare-platform.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());
afterEach(() => {
  vi.unstubAllEnvs();
});

const asSuperuser = async (sql: string) => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

test('an owner without superuser rights can prepare the platform, as on a managed PostgreSQL server', async () => {
  await asSuperuser("create role owner login createdb createrole password 'a-password'");
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

const preparationOf = (name: string, serviceDatabasePassword: string) => {
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, demo: false, localAccounts: true, serviceDatabasePassword, onProgress: () => {} };
};

test('the password of the services can contain any character, because PGPASSWORD carries it beside the address', async () => {
  const password = "p@ss/w?rd%x #:'";
  const { databaseUrl, ...preparation } = preparationOf('odd_password', password);
  await preparePlatform({ databaseUrl, ...preparation });
  vi.stubEnv('PGPASSWORD', password);
  const pool = createPool(databaseUrl.replace(/\/\/.*@/, '//matraz_service@'));
  expect((await pool.query('select current_user as name')).rows).toEqual([{ name: 'matraz_service' }]);
  await pool.end();
});

test.each([
  ['the role of the services', 'prepared'],
  ['a role that may not create the database', 'missing'],
])('%s cannot prepare the platform, and a sentence tells the operator', async (_, name) => {
  await preparePlatform(preparationOf('prepared', 'a-password'));
  const { databaseUrl, ...preparation } = preparationOf(name, 'a-password');
  const url = new URL(databaseUrl);
  Object.assign(url, { username: 'matraz_service', password: 'a-password' });
  const refused = await preparePlatform({ databaseUrl: url.href, ...preparation }).catch((error) => error);
  expect(refused).toBeInstanceOf(StartupError);
  expect(refused.message).toBe(
    'El rol de DATABASE_URL no tiene permiso para preparar la base de datos: indique ahí el rol dueño de la base.',
  );
});

test.runIf(hasPgBouncer('a setup through PgBouncer'))('a setup through PgBouncer is refused', async () => {
  const { databaseUrl, ...preparation } = preparationOf('pooled', 'a-password');
  await asSuperuser('create database pooled');
  const pooler = await startPgBouncer(databaseUrl, 'transaction');
  onTestFinished(pooler.stop);
  await expect(preparePlatform({ databaseUrl: pooler.url, ...preparation })).rejects.toThrow(
    'La dirección de DATABASE_URL es de un intermediario como PgBouncer',
  );
});

test('setup fails when the services could not log in', async () => {
  await preparePlatform(preparationOf('expired', 'a-password'));
  await asSuperuser("alter role matraz_service valid until '2020-01-01'");
  await expect(preparePlatform(preparationOf('expired', 'a-password'))).rejects.toThrow(
    /^Los servicios no pueden entrar a la base de datos con el rol matraz_service \(.+\)\.$/,
  );
  await asSuperuser("alter role matraz_service valid until 'infinity'");
});

test('with the log of another platform the setup fails; the embedded setup says so and writes nothing', async () => {
  const [own, other] = [preparationOf('own_log', 'a-password'), preparationOf('other_log', 'a-password')];
  for (const preparation of [own, other]) await preparePlatform(preparation);
  const pool = createPool(own.databaseUrl);
  await pool.query(`create schema read; create table read.checkpoint (position bigint);
    insert into read.checkpoint values (3); comment on schema read is '{"log":"the first event of own_log"}'`);
  await pool.end();

  const wrong = { ...own, eventStoreUrl: other.databaseUrl, demo: true };
  const reason = /^El registro de eventos no es el mismo .+ ejecute npm run ops -- projections rebuild\.$/;
  await expect(preparePlatform(wrong)).rejects.toThrow(reason);
  const said: string[] = [];
  await preparePlatform({ ...wrong, embedded: true, onProgress: (text) => said.push(text) });
  expect(said).toEqual([expect.stringMatching(reason)]);
  const log = createPool(other.databaseUrl);
  expect((await log.query('select from es.events')).rowCount).toBe(3);
  await log.end();
});
