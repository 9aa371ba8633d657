import { setTimeout as delay } from 'node:timers/promises';
import { everyChange } from '@matraz/contracts/updates';
import type { EventStore, Position } from '@matraz/infra/event-store/port';
import type { Logger } from '@matraz/infra/logging/logger';
import { allowReplacement, logIdOf, noteOf, readNote, writeNote } from '@matraz/infra/read-models/match-log';
import type { TaskQueue } from '@matraz/infra/task-queue';
import type pg from 'pg';
import type { Projection } from '../projection.ts';
import { connect } from './connection.ts';
import { fill } from './fill.ts';
import { notifications } from './notifications.ts';
import { checkpointOf, createSchema, dropSchema, tablesOf, transaction } from './schemas.ts';
import { sameVersions, supersedes, versionsOf } from './versions.ts';
import { createWriter, type Writer } from './writer.ts';

/** Drops what an interrupted rebuild has left. The drop waits for long reads of the old tables, so it has a connection of its own. */
export const dropReplaced = async (databaseUrl: string): Promise<void> => {
  const { client, close } = await connect(databaseUrl, 'read_old');
  await dropSchema(client, 'read_old').finally(close);
};

/** Whether `read_next` was filled from the log. */
const isOfLog = async (client: pg.Client, store: EventStore, position: Position): Promise<boolean> => {
  const { log } = await readNote(client, 'read_next');
  return position <= (await store.end()) && (log === undefined || log === (await logIdOf(store)));
};

/** Continues with the tables of an interrupted rebuild when they have our versions and are of this log. */
const startNext = async ({ store, projections, replaces }: FillOptions, client: pg.Client): Promise<Position> => {
  const found = await checkpointOf(client, 'read_next');
  const fits = found && sameVersions(found.versions, versionsOf(projections));
  const isUsable = fits && (await isOfLog(client, store, found.position));
  if (found && !isUsable) await dropSchema(client, 'read_next');
  if (!isUsable) await createSchema(client, 'read_next', projections);
  await writeNote(client, 'read_next', await noteOf(store));
  // After an interruption the next leader continues.
  if (replaces) await allowReplacement(client, store);
  return isUsable ? found.position : 0n;
};

/**
 * Unlogged tables fill in half the time. A crash of the server empties them, the checkpoint too, and the rebuild then starts again.
 * They must be logged before they are served.
 */
const setLogging = async (client: pg.Client, logging: 'logged' | 'unlogged') => {
  const tables = await tablesOf(client, 'read_next');
  await transaction(client, async () => {
    await client.query(tables.map((table) => `alter table read_next.${table} set ${logging}`).join(';'));
  });
};

/**
 * Makes filled tables ready to be served. Logged tables have statistics already, so after an interruption nothing is
 * done twice.
 */
const makeServable = async (client: pg.Client) => {
  const { rowCount } = await client.query(
    "select from pg_class where relnamespace = 'read_next'::regnamespace and relkind = 'r' and relpersistence = 'u'",
  );
  if (!rowCount) return;
  // New tables have no statistics, and the api reads them at once after the swap.
  const tables = await tablesOf(client, 'read_next');
  await client.query(`analyze ${tables.map((table) => `read_next.${table}`).join(', ')}`);
  await setLogging(client, 'logged');
};

interface Swap {
  /** The served tables are of another log, so the new ones may be behind them. */
  replaces: boolean;
  /** A part of the transaction. When it throws, nothing is swapped. */
  also?: () => Promise<void>;
}

/** Renames `read_next` to `read` in one transaction: a query sees either the old tables or the new ones. */
const swap = async (client: pg.Client, { replaces, also }: Swap) =>
  transaction(client, async () => {
    const served = await checkpointOf(client, 'read');
    // A projector that still writes the old tables finishes first, or is fenced.
    if (served && Object.keys(served.versions).length > 0) await client.query('select from read.checkpoint for update');
    const next = await checkpointOf(client, 'read_next');
    const now = await checkpointOf(client, 'read');
    if (!next || (now && next.position < now.position && !replaces))
      throw new Error('the rebuilt schema is behind the served one');
    if (now) await client.query('alter schema read rename to read_old');
    await client.query('alter schema read_next rename to read');
    await client.query("select pg_notify('matraz_read', payload) from unnest($1::text[]) payload", [
      notifications(next.position, everyChange),
    ]);
    await also?.();
    return next.position;
  });

interface FillOptions {
  databaseUrl: string;
  store: EventStore;
  projections: readonly Projection[];
  logger: Logger;
  signal: AbortSignal;
  /** The served tables are of another log, so the new ones may be behind them. */
  replaces?: boolean;
  /** For the first filling. See `fill`. */
  onPage?: ((position: Position, events: number) => void) | undefined;
}

interface RebuildOptions extends FillOptions {
  /** The queue of everything that writes `read`. The swap of the schemas is one of its tasks. */
  writes: TaskQueue;
  /** The position of the served tables. Called inside a task of `writes`. */
  servedPosition: () => Position;
  /** Called after the swap, inside the same task of `writes`. */
  onSwap: (position: Position) => void;
}

const fillerRetryMs = 500;

/** One process at a time fills `read_next`. @returns false when the signal fired first */
const acquireFillerLock = async (client: pg.Client, { logger, signal }: FillOptions): Promise<boolean> => {
  for (let isTold = false; !signal.aborted; isTold = true) {
    const { rows } = await client.query<{ ours: boolean }>(
      "select pg_try_advisory_lock(hashtextextended('matraz projector: read_next', 0)) as ours",
    );
    if (rows[0]?.ours) return true;
    if (!isTold) logger.info('another projector fills read_next: waiting');
    await delay(fillerRetryMs, undefined, { signal }).catch(() => {});
  }
  return false;
};

/** Fills `read_next` up to the end of the log. Later events follow at the swap. @returns undefined when the signal ended it before */
const fillNext = async (options: FillOptions, client: pg.Client): Promise<Writer | undefined> => {
  const { store, projections, logger, signal, onPage } = options;
  if (!(await acquireFillerLock(client, options))) return undefined;
  const position = await startNext(options, client);
  logger.info({ from: String(position) }, 'rebuild under way');
  if (position === 0n) await setLogging(client, 'unlogged');
  const writer = createWriter({ client, projections, position, notify: false, logger });
  await fill(store, writer, signal, undefined, onPage);
  if (signal.aborted) return undefined;
  await makeServable(client);
  await fill(store, writer, signal);
  return signal.aborted ? undefined : writer;
};

interface MoveOptions extends Omit<FillOptions, 'replaces' | 'signal' | 'onPage'> {
  /** The role that owns the tables. Absent: the role of the connection. */
  owner: string | undefined;
}

/** The tables of the log to which a platform moves. */
export interface MovedTables {
  /** Fills them up to the end of the log. A repeated call writes the events that came since. */
  fill(onPage?: FillOptions['onPage']): Promise<void>;
  /**
   * Serves them, which makes the new log the one of the platform.
   *
   * @param also a part of the same transaction; when it throws, the old tables stay
   */
  swap(also: (client: pg.ClientBase) => Promise<void>): Promise<void>;
}

/** Makes the tables of another log in `read_next`, while `read` is of the log that the platform uses. */
export const withMovedTables = async <T>(
  { owner, ...options }: MoveOptions,
  work: (tables: MovedTables) => Promise<T>,
): Promise<T> => {
  const { client, close } = await connect(options.databaseUrl, 'read_next');
  const { signal } = new AbortController(); // never fires
  let writer: Writer | undefined;
  try {
    // It is no projector for `isServiceRunning`. Its commit is the end of the move, so it waits for the disk.
    await client.query("set application_name = 'matraz-move'; set synchronous_commit = on");
    if (owner) await client.query(`set role ${owner}`);
    return await work({
      async fill(onPage) {
        if (writer) await fill(options.store, writer, signal, undefined, onPage);
        else writer = await fillNext({ ...options, signal, onPage }, client);
      },
      async swap(also) {
        await dropSchema(client, 'read_old');
        await swap(client, { replaces: true, also: () => also(client) });
        await dropSchema(client, 'read_old');
      },
    });
  } finally {
    await close();
  }
};

/** Fills `read_next` while a projector of an older version serves `read`. */
export const fillBeside = async (options: FillOptions): Promise<void> => {
  const { client, close } = await connect(options.databaseUrl, 'read_next');
  try {
    const served = await checkpointOf(client, 'read');
    if (served && supersedes(versionsOf(options.projections), served.versions)) await fillNext(options, client);
  } finally {
    await close();
  }
};

/**
 * Fills `read_next` from the log while `read` is served, then swaps them. An interrupted rebuild continues where it stopped.
 *
 * @returns false when the signal ended it before the swap
 */
export const rebuild = async (options: RebuildOptions): Promise<boolean> => {
  const { databaseUrl, store, logger, signal, writes, servedPosition, onSwap, replaces = false } = options;
  const connection = await connect(databaseUrl, 'read_next');
  const { client } = connection;
  try {
    await dropSchema(client, 'read_old');
    const writer = await fillNext(options, client);
    if (!writer) return false;
    const swapped = await writes(async () => {
      const pausedAt = performance.now();
      await fill(store, writer, signal, servedPosition());
      if (signal.aborted) return undefined;
      const startedAt = performance.now();
      onSwap(await swap(client, { replaces }));
      const msSince = (start: number) => Math.round(performance.now() - start);
      return { at: new Date().toISOString(), ms: msSince(startedAt), pauseMs: msSince(pausedAt) };
    });
    if (!swapped) return false;
    logger.info({ position: String(writer.position), ...swapped }, 'rebuild served');
    await writeNote(client, 'read', { ...(await readNote(client, 'read')), swap: swapped });
    await dropSchema(client, 'read_old');
    return true;
  } finally {
    await connection.close();
  }
};
