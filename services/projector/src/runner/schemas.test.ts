import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account } from '../accounts/account.projection.ts';
import { studentXp } from '../practice/student-xp.projection.ts';
import { twoProjections } from '../testing/runner.ts';
import { type Connection, connect } from './connection.ts';
import {
  checkpointOf,
  createSchema,
  dropSchema,
  isRebuildAsked,
  type SchemaName,
  tablesOf,
  transaction,
} from './schemas.ts';
import { versionsOf } from './versions.ts';

const projections = twoProjections;
const versions = versionsOf(projections);

let database: TestDatabase;
let connection: Connection;
let client: Connection['client'];
beforeEach(async () => {
  database = await createTestDatabase();
  connection = await connect(database.url, 'read');
  client = connection.client;
});
afterEach(async () => {
  await connection.close();
  await database.drop();
});

/** Of another connection. */
const rows = async (query: string) => (await database.pool.query(query)).rows;
const create = (schema: SchemaName) => createSchema(client, schema, projections);
describe('a transaction', () => {
  test('is committed after its work, and gives the result of the work', async () => {
    const seen = await transaction(client, async () => {
      await client.query('create table public.made ()');
      return rows("select to_regclass('public.made') as made");
    });
    expect(seen).toEqual([{ made: null }]);
    expect(await rows("select to_regclass('public.made') as made")).toEqual([{ made: 'public.made' }]);
  });

  test('is rolled back when the work fails: the error is passed on, and the connection can be used', async () => {
    const failing = transaction(client, async () => {
      await client.query('create table public.made ()');
      await client.query('select 1 / 0');
    });
    await expect(failing).rejects.toThrow('division by zero');
    const { rows: found } = await client.query("select to_regclass('public.made') as made");
    expect(found).toEqual([{ made: null }]);
  });

  test('on a lost connection fails with the error of the work', async () => {
    const failing = transaction(client, () => client.query('select pg_terminate_backend(pg_backend_pid())'));
    await expect(failing).rejects.toThrow('terminating connection due to administrator command');
  });
});

describe('a new schema', () => {
  test('has the tables of the projector and of its projections, and a checkpoint at 0 with their versions', async () => {
    expect(await create('read_next')).toBe(true);
    const made = ['checkpoint', 'parked', ...projections.flatMap(({ tables }) => tables.map(({ name }) => name))];
    expect(await tablesOf(client, 'read_next')).toEqual(made.toSorted());
    expect(await rows('select position, versions from read_next.checkpoint')).toEqual([{ position: '0', versions }]);
  });

  test('is created once: a second call changes nothing and returns false', async () => {
    await create('read');
    await client.query('update checkpoint set position = 7');
    expect(await createSchema(client, 'read', [account])).toBe(false);
    expect(await checkpointOf(client, 'read')).toEqual({ position: 7n, versions });
  });

  test('is created by one of several processes at the same time', async () => {
    const others = await Promise.all([1, 2].map(() => connect(database.url, 'read')));
    const all = [client, ...others.map((other) => other.client)];
    const created = await Promise.all(all.map((one) => createSchema(one, 'read', projections)));
    for (const { close } of others) await close();
    expect(created.toSorted()).toEqual([false, false, true]);
  });

  test('does not change the search path of the connection', async () => {
    await create('read_next');
    expect((await client.query('show search_path')).rows).toEqual([{ search_path: 'read' }]);
  });
});

test('a schema is dropped with its tables, and no other schema', async () => {
  await create('read');
  await create('read_next');
  await dropSchema(client, 'read');
  await dropSchema(client, 'read_verify');
  expect(await rows("select nspname as name from pg_namespace where nspname ~ 'read'")).toEqual([
    { name: 'read_next' },
  ]);
});

describe('the checkpoint of a schema', () => {
  test('is null without the schema', async () => {
    expect(await checkpointOf(client, 'read')).toBeNull();
  });

  test('of a schema without tables is at 0 and has no versions', async () => {
    await client.query('create schema read');
    expect(await checkpointOf(client, 'read')).toEqual({ position: 0n, versions: {} });
  });

  test('is null when the schema is dropped while it is read', async () => {
    await create('read');
    const query = async (text: string, values?: unknown[]) => {
      const found = await client.query(text, values);
      await dropSchema(client, 'read');
      return found;
    };
    expect(await checkpointOf({ query } as Pick<typeof client, 'query'>, 'read')).toBeNull();
  });

  test('is not null after any other error: it is thrown', async () => {
    await create('read');
    await client.query('alter table read.checkpoint drop column versions');
    await expect(checkpointOf(client, 'read')).rejects.toThrow('column "versions" does not exist');
  });
});

describe('a rebuild', () => {
  test('is not asked for while no new tables exist', async () => {
    await create('read');
    expect(await isRebuildAsked(client, versions)).toBe(false);
  });

  test('is asked for by new tables of our versions, of older ones, and of an unknown version', async () => {
    await create('read_next');
    expect(await isRebuildAsked(client, versions)).toBe(true);
    const newer = versionsOf([{ ...account, version: account.version + 1 }, studentXp]);
    expect(await isRebuildAsked(client, newer)).toBe(true);
    await client.query('drop table read_next.checkpoint');
    expect(await isRebuildAsked(client, versions)).toBe(true);
  });

  test('is not asked for by the new tables of a newer projector', async () => {
    await create('read_next');
    expect(await isRebuildAsked(client, versionsOf([account]))).toBe(false);
  });
});

test('the tables of a schema are listed by name, without those of other schemas', async () => {
  await client.query('create schema read; create table read.b (); create table read.a (); create table public.c ()');
  expect(await tablesOf(client, 'read')).toEqual(['a', 'b']);
});
