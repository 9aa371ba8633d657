import type { Position } from '@matraz/infra/event-store/port';
import { isMissingTable } from '@matraz/infra/postgres/error-codes';
import { checkpoint, parked, type Versions } from '@matraz/infra/read-models/runner-tables';
import { createTableSql, type Row } from '@matraz/infra/read-models/table';
import type pg from 'pg';
import type { Projection } from '../projection.ts';
import { supersedes, versionsOf } from './versions.ts';

/** read: served. read_next: being rebuilt. read_old: replaced, will be dropped. read_verify: for a comparison with the log. */
export type SchemaName = 'read' | 'read_next' | 'read_old' | 'read_verify';

export interface Checkpoint {
  position: Position;
  versions: Versions;
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

export const dropSchema = (client: Queryable, schema: SchemaName) =>
  client.query(`drop schema if exists ${schema} cascade`);

/** @returns null without the schema. A schema without a checkpoint is at 0 and has no versions. */
export const checkpointOf = async (client: Queryable, schema: SchemaName): Promise<Checkpoint | null> => {
  const { rows } = await client.query<{ checkpoint: string | null }>(
    `select to_regclass('${schema}.checkpoint') as checkpoint from pg_namespace where nspname = $1`,
    [schema],
  );
  if (!rows[0]) return null;
  if (!rows[0].checkpoint) return { position: 0n, versions: {} };
  try {
    const found = await client.query<Row<typeof checkpoint, 'position' | 'versions'>>(
      `select position, versions from ${schema}.checkpoint`,
    );
    return { position: BigInt(found.rows[0]?.position ?? 0), versions: found.rows[0]?.versions ?? {} };
  } catch (error) {
    if (isMissingTable(error)) return null; // swapped or dropped between the two queries
    throw error;
  }
};

/** Whether `read_next` exists. One made by a newer projector is ignored. */
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
