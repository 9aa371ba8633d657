import type { Position } from '@matraz/infra/event-store/port';
import { logIdOf, matchLog, readNote, writeNote } from '@matraz/infra/read-models/match-log';
import type { Versions } from '@matraz/infra/read-models/runner-tables';
import { createTaskQueue } from '@matraz/infra/task-queue';
import type { Connection } from './connection.ts';
import { LogMismatch } from './failures.ts';
import { rebuild } from './rebuild.ts';
import { checkpointOf, createSchema, isRebuildAsked } from './schemas.ts';
import { type ServeOptions, serve } from './serve.ts';
import { sameVersions, supersedes, versionsOf } from './versions.ts';

export type LeaderOptions = Omit<ServeOptions, 'client' | 'start'> & { connection: Connection };

/** Why the leader stopped. superseded: there is a newer projector, or its tables are served. */
export type Ending = 'stopped' | 'superseded';

/**
 * Keeps `read` up to date until the signal, the loss of the connection or a newer projector ends it. When `read` has other versions
 * than ours, it is rebuilt first.
 *
 * @throws LogMismatch when the log is not the one of the tables
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
    return (await rebuild(rebuilding)) ? checkpointOf(client, 'read') : null;
  };
  /** Tables of older releases do not name their log. */
  const noteLog = async () => {
    const note = await readNote(client, 'read');
    const log = note.log ?? (await logIdOf(store));
    if (log !== note.log) await writeNote(client, 'read', { log });
  };

  /** @returns the checkpoint of `read` with our versions; null when the leader was stopped before */
  const prepare = async () => {
    if (await createSchema(client, 'read', projections)) logger.info('first start: read models made');
    const match = await matchLog(client, store);
    if (match !== 'same') {
      if (!(await readNote(client, 'read_next')).replaces) throw new LogMismatch(match);
      logger.warn('the read models are made again from another event log');
      return rebuildBeforeServing({ from: 0n, replaces: true });
    }
    await noteLog();
    const served = await checkpointOf(client, 'read');
    if (!served || sameVersions(served.versions, versions)) return served;
    if (supersedes(served.versions, versions) && !(await isRebuildAsked(client, versions))) {
      superseded.abort();
      return null;
    }
    logger.info({ served: served.versions, ours: versions }, 'other versions are served: rebuilding');
    return rebuildBeforeServing({ from: served.position, replaces: false });
  };

  const unsubscribe = listener.on('matraz_projector', ({ waiting }) => {
    if (waiting && supersedes(waiting as Versions, versions)) superseded.abort();
  });
  try {
    const served = await prepare();
    if (served) await serve({ ...options, client, signal, start: served.position });
  } finally {
    unsubscribe();
  }
  if (superseded.signal.aborted) return 'superseded';
  if (connection.lost.aborted && !options.signal.aborted) throw new Error('the connection that leads was lost');
  return 'stopped';
};
