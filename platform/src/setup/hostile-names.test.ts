import { migrate } from '@matraz/infra/postgres/migrate';
import { createPool } from '@matraz/infra/postgres/pool';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { useOps } from '../ops/testing/use-ops.ts';
import { preparePlatform } from './prepare-platform.ts';
import { serviceRole } from './service-role.ts';

const ops = useOps();
const password = 'a-password-of-the-test';
const prepare = () =>
  preparePlatform({
    databaseUrl: ops.database.url,
    demo: false,
    localAccounts: true,
    serviceDatabasePassword: password,
    onProgress: () => {},
  });

const asService = async (...statements: string[]) => {
  const url = new URL(ops.database.url);
  url.username = serviceRole;
  url.password = password;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

/** Who ran a function of the attacker. */
const caught = async () => (await ops.database.pool.query('select distinct role from trap.caught')).rows;

/** The role of the services makes functions, in a schema with the name of the owner, which the server's search path has. */
beforeEach(async () => {
  await prepare();
  const owner = new URL(ops.database.url).username;
  const note = 'insert into trap.caught values (current_user)';
  await asService(
    'create schema trap',
    'create table trap.caught (role text)',
    'grant usage on schema trap to public',
    'grant insert, select on trap.caught to public',
    `create function trap.note() returns bigint language sql as '${note} returning 1'`,
    `create schema ${owner}`,
    `grant usage on schema ${owner} to public`,
    ...['pg_advisory_lock', 'pg_advisory_unlock', 'pg_advisory_xact_lock'].map(
      (name) => `create function ${owner}.${name}(int) returns bigint language sql as '${note} returning 1'`,
    ),
    `create function ${owner}.hashtextextended(text, int) returns bigint language sql as '${note} returning 1'`,
  );
});

test('a preparation by the owner runs no function of the services', async () => {
  await prepare();
  await migrate(ops.database.url);
  expect(await caught()).toEqual([]);
});

test('an address with options of its own keeps the search path', async () => {
  const url = new URL(ops.database.url);
  url.searchParams.set('options', '-c statement_timeout=7s');
  const pool = createPool(url.href);
  await pool.query('select pg_advisory_xact_lock(7234002)');
  const { rows } = await pool.query('show statement_timeout');
  await pool.end();
  expect(rows).toEqual([{ statement_timeout: '7s' }]);
  expect(await caught()).toEqual([]);
});

test('commands of the owner run no function of the services', async () => {
  await ops.run('seal');
  await ops.run('seal', '--rebuild');
  await ops.run('events', 'verify');
  await ops.run('accounts', 'list');
  await ops.run('status');
  await ops.run('projections', 'rebuild');
  await ops.run('events', 'move', '--to', 'postgres');
  await ops.run('backup', `${ops.folder}/respaldo.tar`);
  expect(await caught()).toEqual([]);
});

test('the owner reads no view that the services put in place of a table', async () => {
  await asService(
    'create schema read',
    'create view read.checkpoint as select trap.note() as position',
    'create view read.parked as select trap.note() as position',
  );
  await expect(prepare()).rejects.toThrow('access to non-system view "checkpoint" is restricted');
  expect(await ops.run('projections', 'status')).not.toBe(0);
  expect(await ops.run('status')).not.toBe(0);
  expect(await caught()).toEqual([]);
});
