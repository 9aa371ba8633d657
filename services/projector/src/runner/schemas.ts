import type { Position } from '@matraz/infra/event-store/port';
import { isMissingTable } from '@matraz/infra/postgres/error-codes';
import { type Partition, partitionIn } from '@matraz/infra/read-models/partition';
import { checkpoint, parked, type Versions } from '@matraz/infra/read-models/runner-tables';
import { createTableSql, type Row } from '@matraz/infra/read-models/table';
import type pg from 'pg';
import type { Projection } from '../projection.ts';
import { supersedes, versionsOf } from './versions.ts';

/** read: served. read_next: being rebuilt. read_old: replaced, will be dropped. read_verify: for a comparison with the log. */
type TablesSchema = 'read' | 'read_next' | 'read_old' | 'read_verify';
/** The tables, or what a partition has of its own. */
export type SchemaName = TablesSchema | `${TablesSchema}_${number}_of_${number}`;

export interface Checkpoint {
  position: Position;
  versions: Versions;
}

export interface WriterCheckpoint extends Checkpoint {
  schema: SchemaName;
  /** Undefined: the checkpoint of the tables that are not split. */
  partition: Partition | undefined;
}

const runnerTables = [checkpoint, parked];

type Queryable = Pick<pg.ClientBase, 'query'>;

export const transaction = async <Result>(client: Queryable, work: () => Promise<Result>): Promise<Result> => {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // On a lost connection this query fails too, but the server has rolled back.
    await client.query('rollback').catch(() => {});
    throw error;
  }
};

/** Creates the tables and a checkpoint at 0 in one transaction. @returns false when the schema exists already */
export const createSchema = async (client: Queryable, schema: SchemaName, projections: readonly Projection[]) =>
  transaction(client, async () => {
    await client.query("select pg_advisory_xact_lock(hashtextextended('matraz read schemas', 0))");
    const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
    if (rowCount) return false;
    await client.query(`create schema ${schema}; set local search_path = ${schema}`);
    await client.query([...runnerTables, ...projections.flatMap(({ tables }) => tables)].map(createTableSql).join(''));
    await client.query('insert into checkpoint (position, versions) values (0, $1)', [versionsOf(projections)]);
    return true;
  });

/** The schema and those of its partitions. */
export const schemasOf = async (client: Queryable, schema: TablesSchema): Promise<SchemaName[]> => {
  const { rows } = await client.query<{ name: SchemaName }>(
    `select nspname as name from pg_namespace where nspname ~ '^${schema}(_[0-9]+_of_[0-9]+)?$' order by nspname`,
  );
  return rows.map(({ name }) => name);
};

/** Drops the schema and those of its partitions. */
export const dropSchema = async (client: Queryable, schema: TablesSchema): Promise<void> => {
  const names = await schemasOf(client, schema);
  if (names.length > 0) await client.query(`drop schema if exists ${names.join(', ')} cascade`);
};

/** @returns one for each writer, `schema` first; null without the schema. A schema without a checkpoint has none. */
export const checkpointsOf = async (client: Queryable, schema: SchemaName): Promise<WriterCheckpoint[] | null> => {
  const { rows } = await client.query<{ checkpoint: string | null }>(
    `select to_regclass('${schema}.checkpoint') as checkpoint from pg_namespace where nspname = $1`,
    [schema],
  );
  if (!rows[0]) return null;
  if (!rows[0].checkpoint) return [];
  try {
    const found = await client.query<Row<typeof checkpoint, 'position' | 'versions'> & { schema: SchemaName }>(
      `select c.position, c.versions, t.relnamespace::regnamespace::text as schema
      from ${schema}.checkpoint c
      join pg_class t on t.oid = c.tableoid
      order by t.relnamespace <> '${schema}'::regnamespace, 3`,
    );
    return found.rows.map(({ position, ...one }) => ({
      ...one,
      position: BigInt(position),
      partition: partitionIn(one.schema),
    }));
  } catch (error) {
    if (isMissingTable(error)) return null; // swapped or dropped between the two queries
    throw error;
  }
};

export const highest = (checkpoints: readonly Pick<Checkpoint, 'position'>[]): Position =>
  checkpoints.reduce((most, { position }) => (position > most ? position : most), 0n);

/**
 * The position up to which all tables of a schema are filled, and the versions of all its writers.
 *
 * @returns null without the schema. A schema without a checkpoint is at 0 and has no versions.
 */
export const checkpointOf = async (client: Queryable, schema: SchemaName): Promise<Checkpoint | null> => {
  const found = await checkpointsOf(client, schema);
  return (
    found && {
      position: found.reduce((least, { position }) => (position < least ? position : least), highest(found)),
      versions: Object.assign({}, ...found.map(({ versions }) => versions)),
    }
  );
};

/** Whether `read_next` exists: an operator requested a rebuild, or one was interrupted. That of a newer projector does not count. */
export const isRebuildAsked = async (client: Queryable, ours: Versions): Promise<boolean> => {
  const next = await checkpointOf(client, 'read_next');
  return next !== null && !supersedes(next.versions, ours);
};

/** Ordered by name. */
export const tablesOf = async (client: Queryable, schema: SchemaName): Promise<string[]> => {
  const { rows } = await client.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = $1 order by tablename',
    [schema],
  );
  return rows.map(({ tablename }) => tablename);
};
