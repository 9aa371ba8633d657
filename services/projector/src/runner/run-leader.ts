import type { Position } from '@matraz/infra/event-store/port';
import { isReplacementAllowed, matchLog, noteOf, readNote, writeNote } from '@matraz/infra/read-models/match-log';
import type { Versions } from '@matraz/infra/read-models/runner-tables';
import { createTaskQueue } from '@matraz/infra/task-queue';
import type { Projection } from '../projection.ts';
import type { Connection } from './connection.ts';
import { LogMismatch } from './failures.ts';
import { rebuild } from './rebuild.ts';
import { type Checkpoint, checkpointOf, createSchema, isRebuildAsked } from './schemas.ts';
import { type ServeOptions, serve } from './serve.ts';
import { sameVersions, supersedes, versionsOf, writersOf } from './versions.ts';

export type LeaderOptions = Omit<ServeOptions, 'client' | 'start' | 'writers'> & { connection: Connection };

/** Why the leader stopped. superseded: there is a newer projector, or its tables are served. */
export type Ending = 'stopped' | 'superseded';

/**
 * Keeps `read` up to date until the signal, the loss of the connection or a newer projector ends it. When `read` has other versions
 * than ours, it is also rebuilt.
 *
 * @throws LogMismatch when the tables were made from another log
 * @throws temporary errors: run the leader again
 */
export const runLeader = async ({ connection, ...options }: LeaderOptions): Promise<Ending> => {
  const { listener, projections, logger, store } = options;
  const { client } = connection;
  const versions = versionsOf(projections);
  const superseded = new AbortController();
  const signal = AbortSignal.any([options.signal, connection.lost, superseded.signal]);

  const rebuildBeforeServing = async ({ from, replaces }: { from: Position; replaces: boolean }) => {
    const rebuilding = {
      ...options,
      signal,
      replaces,
      writes: createTaskQueue(),
      servedPosition: () => from,
      onSwap: () => {},
    };
    const served = (await rebuild(rebuilding)) ? await checkpointOf(client, 'read') : null;
    return served && { start: served.position, writers: projections };
  };
  /** New tables, and tables of an empty log, do not name their log yet. */
  const noteLog = async () => {
    const note = await readNote(client, 'read');
    const named = { ...(await noteOf(store)), ...note };
    if (named.log !== note.log || named.copy !== note.copy) await writeNote(client, 'read', named);
  };
  /**
   * The old tables are kept up to date until the new ones are filled. Tables that no projection can write lose their version: they miss
   * events, so an older release must rebuild them too.
   */
  const keepOldTables = async ({ position, versions: old }: Checkpoint, writers: readonly Projection[]) => {
    const kept = versionsOf(writers);
    const left = Object.keys(old).filter((name) => kept[name] === undefined);
    if (left.length > 0) {
      logger.warn(
        { projections: left },
        'the old tables of these projections miss new events until the rebuild is done',
      );
      await client.query('update read.checkpoint set versions = $1', [kept]);
    }
    return { start: position, writers };
  };
  /** @returns where and with which projections `read` is written; null when the leader was stopped before */
  const prepare = async () => {
    if (await createSchema(client, 'read', projections)) logger.info('first start: read models made');
    const match = await matchLog(client, store);
    if (match !== 'same') {
      if (!(await isReplacementAllowed(client, store))) throw new LogMismatch(match);
      logger.warn('the read models are made again from another event log');
      return rebuildBeforeServing({ from: 0n, replaces: true });
    }
    await noteLog();
    const served = await checkpointOf(client, 'read');
    if (!served || signal.aborted) return null;
    if (sameVersions(served.versions, versions)) return { start: served.position, writers: projections };
    if (supersedes(served.versions, versions) && !(await isRebuildAsked(client, versions))) {
      superseded.abort();
      return null;
    }
    logger.info({ served: served.versions, ours: versions }, 'other versions are served: rebuilding');
    const writers = writersOf(projections, served.versions);
    if (writers.length > 0) return keepOldTables(served, writers);
    return rebuildBeforeServing({ from: served.position, replaces: false });
  };

  const unsubscribe = listener.on('matraz_projector', ({ waiting }) => {
    if (waiting && supersedes(waiting as Versions, versions)) superseded.abort();
  });
  try {
    const served = await prepare();
    if (served) await serve({ ...options, ...served, client, signal });
  } finally {
    unsubscribe();
  }
  if (superseded.signal.aborted) return 'superseded';
  if (connection.lost.aborted && !options.signal.aborted) throw new Error('the connection that leads was lost');
  return 'stopped';
};
