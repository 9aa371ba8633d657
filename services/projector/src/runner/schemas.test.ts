import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account } from '../accounts/account.projection.ts';
import { studentXp } from '../practice/student-xp.projection.ts';
import { twoProjections } from '../testing/runner.ts';
import { type Connection, connect } from './connection.ts';
import {
  checkpointOf,
  checkpointsOf,
  createSchema,
  dropSchema,
  highest,
  isRebuildAsked,
  type SchemaName,
  schemasOf,
  tablesOf,
  transaction,
} from './schemas.ts';
import { createPartitions } from './split.ts';
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
const createSplit = async (positions: Record<string, number>) => {
  await create('read');
  await createPartitions(client, 'read', { projections, partitions: 2 });
  for (const [schema, position] of Object.entries(positions))
    await client.query(`update only ${schema}.checkpoint set position = ${position}`);
};

describe('a transaction', () => {
  test('is committed after its work, and gives the result of the work', async () => {
    const seen = await transaction(client, async () => {
      await client.query('create table public.made ()');
      return rows("select to_regclass('public.made') as made");
    });
    expect(seen).toEqual([{ made: null }]);
    expect(await rows("select to_regclass('public.made') as made")).toEqual([{ made: 'made' }]);
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

describe('the schemas of the tables', () => {
  beforeEach(async () => {
    const ours = ['read', 'read_2_of_3', 'read_1_of_3', 'read_next', 'read_old_1_of_3'];
    // A statement that drops no names would drop the last one.
    const names = [...ours, 'read_1_of_3_copy', 'my_read', 'cascade'];
    await client.query(names.map((name) => `create schema ${name}; create table ${name}.some ()`).join(';'));
  });

  test('are the schema itself and those of its partitions, in the order of their names', async () => {
    expect(await schemasOf(client, 'read')).toEqual(['read', 'read_1_of_3', 'read_2_of_3']);
    expect(await schemasOf(client, 'read_old')).toEqual(['read_old_1_of_3']);
    expect(await schemasOf(client, 'read_verify')).toEqual([]);
  });

  test('are dropped together, with their tables, and no others', async () => {
    await dropSchema(client, 'read');
    await dropSchema(client, 'read_verify');
    const left = await rows("select nspname as name from pg_namespace where nspname ~ 'read|cascade' order by 1");
    expect(left.map(({ name }) => name)).toEqual([
      'cascade',
      'my_read',
      'read_1_of_3_copy',
      'read_next',
      'read_old_1_of_3',
    ]);
  });
});

describe('the checkpoints of a schema', () => {
  test('are those of its writers: first that of the whole tables, then those of the partitions', async () => {
    await createSplit({ read: 5, read_1_of_2: 9, read_2_of_2: 3 });
    const ofStudents = versionsOf([studentXp]);
    expect(await checkpointsOf(client, 'read')).toEqual([
      { schema: 'read', partition: undefined, position: 5n, versions: versionsOf([account]) },
      { schema: 'read_1_of_2', partition: { number: 1, of: 2 }, position: 9n, versions: ofStudents },
      { schema: 'read_2_of_2', partition: { number: 2, of: 2 }, position: 3n, versions: ofStudents },
    ]);
    expect(await checkpointsOf(client, 'read_2_of_2')).toEqual([
      { schema: 'read_2_of_2', partition: { number: 2, of: 2 }, position: 3n, versions: ofStudents },
    ]);
  });

  test('together are at the lowest position, and have all versions', async () => {
    await createSplit({ read: 5, read_1_of_2: 3, read_2_of_2: 9 });
    expect(await checkpointOf(client, 'read')).toEqual({ position: 3n, versions });
    await client.query('update only read.checkpoint set position = 2');
    expect(await checkpointOf(client, 'read')).toEqual({ position: 2n, versions });
    await client.query('update only read_2_of_2.checkpoint set position = 1');
    expect(await checkpointOf(client, 'read')).toEqual({ position: 1n, versions });
  });

  test('are null without the schema', async () => {
    expect(await checkpointsOf(client, 'read')).toBeNull();
    expect(await checkpointOf(client, 'read')).toBeNull();
  });

  test('are none in a schema without tables: it is at 0 and has no versions', async () => {
    await client.query('create schema read');
    expect(await checkpointsOf(client, 'read')).toEqual([]);
    expect(await checkpointOf(client, 'read')).toEqual({ position: 0n, versions: {} });
  });

  test('are null when the schema is dropped while they are read', async () => {
    await create('read');
    const query = async (text: string, values?: unknown[]) => {
      const found = await client.query(text, values);
      await dropSchema(client, 'read');
      return found;
    };
    expect(await checkpointsOf({ query } as Pick<typeof client, 'query'>, 'read')).toBeNull();
  });

  test('are not null after any other error: it is thrown', async () => {
    await create('read');
    await client.query('alter table read.checkpoint drop column versions');
    await expect(checkpointsOf(client, 'read')).rejects.toThrow('column c.versions does not exist');
  });
});

test('the highest of several positions is found wherever it is, and is 0 when there are none', () => {
  const at = (...positions: bigint[]) => highest(positions.map((position) => ({ position })));
  expect([at(9n, 2n, 4n), at(2n, 9n, 4n), at(2n, 4n, 9n), at()]).toEqual([9n, 9n, 9n, 0n]);
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
