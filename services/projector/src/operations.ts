import type { EventStore, Position } from '@matraz/infra/event-store/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import { allowReplacement, type LogMatch, matchLog, readNote, type Swap } from '@matraz/infra/read-models/match-log';
import type { parked as parkedTable, Versions } from '@matraz/infra/read-models/runner-tables';
import type { Row } from '@matraz/infra/read-models/table';
import type pg from 'pg';
import type { Projection } from './projection.ts';
import { type MovedTables, withMovedTables } from './runner/rebuild.ts';
import { checkpointOf, createSchema } from './runner/schemas.ts';

export interface Status {
  /** The position of the served read models. Null before the projector's first start. */
  position: Position | null;
  versions: Versions;
  head: Position;
  /** The position of the rebuild. Null without a rebuild. */
  rebuilding: Position | null;
  parked: number;
  log: LogMatch;
  /** Undefined: the tables were never rebuilt. */
  swap: Swap | undefined;
}

/** The positions and versions of the read models. */
export const status = async ({ pool, store }: { pool: Pool; store: EventStore }): Promise<Status> => {
  const served = await checkpointOf(pool, 'read');
  const next = await checkpointOf(pool, 'read_next');
  const isServed = served !== null && Object.keys(served.versions).length > 0;
  const counted = isServed
    ? await pool.query<{ parked: number }>('select count(*)::int as parked from read.parked')
    : null;
  return {
    position: served?.position ?? null,
    versions: served?.versions ?? {},
    head: await store.head(),
    rebuilding: next?.position ?? null,
    parked: counted?.rows[0]?.parked ?? 0,
    log: await matchLog(pool, store),
    swap: (await readNote(pool, 'read')).swap,
  };
};

export type ParkedEvent = Row<typeof parkedTable>;

/** Events that could not be projected, in the order of the log. */
export const parked = async (pool: Pool): Promise<ParkedEvent[]> => {
  const { rows } = await pool.query<ParkedEvent>(
    'select position, stream, version, type, error from read.parked order by position',
  );
  return rows;
};

/** The projector fills the schema. It could not write to a schema that the operator's role owns. */
const ownerOf = async (pool: Pool): Promise<string | undefined> => {
  const { rows } = await pool.query<{ owner: string }>(
    "select quote_ident(pg_get_userbyid(nspowner)) as owner from pg_namespace where nspname = 'read'",
  );
  return rows[0]?.owner;
};

type MoveOptions = Omit<Parameters<typeof withMovedTables>[0], 'owner'> & { pool: Pool };

/** Makes the tables of the log to which a platform moves, and serves them when `work` says so. */
export const makeMovedTables = async <T>(
  { pool, ...options }: MoveOptions,
  work: (tables: MovedTables) => Promise<T>,
): Promise<T> => withMovedTables({ ...options, owner: await ownerOf(pool) }, work);

/** Whether a service is connected: a projector that writes, or any service, because each one listens. */
export const isServiceRunning = async (client: Pick<pg.ClientBase, 'query'>): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where application_name in ('matraz-projector', 'matraz-listener')
       and datname = current_database()`,
  );
  return rowCount !== 0;
};

interface RebuildRequest {
  pool: Pool;
  projections: readonly Projection[];
  /** A log whose tables may replace the served ones, which are of another log. */
  replaceBy?: EventStore | undefined;
}

/**
 * Asks the running projector, or the next one that starts, to rebuild all tables from the log while the old tables are served. A
 * rebuild also retries parked events at their position in the log, so the result is as if they had never failed.
 *
 * @returns false when a rebuild is already running
 */
export const requestRebuild = async ({ pool, projections, replaceBy }: RebuildRequest): Promise<boolean> => {
  const client = await pool.connect();
  try {
    const owner = await ownerOf(pool);
    if (owner) await client.query(`set role ${owner}`);
    const isNew = await createSchema(client, 'read_next', projections);
    if (replaceBy) await allowReplacement(client, replaceBy);
    await client.query(`select pg_notify('matraz_projector', '{"rebuild":true}')`);
    return isNew || replaceBy !== undefined;
  } finally {
    client.release(true); // closes the connection, so that the pool does not reuse the role
  }
};
