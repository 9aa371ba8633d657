import { setTimeout as delay } from 'node:timers/promises';
import type { Position } from '@matraz/infra/event-store/port';
import { logIdOf, matchLog, readNote, writeNote } from '@matraz/infra/read-models/match-log';
import { type Partition, partitionSchema } from '@matraz/infra/read-models/partition';
import type { Versions } from '@matraz/infra/read-models/runner-tables';
import { createTaskQueue } from '@matraz/infra/task-queue';
import type { Connection } from './connection.ts';
import { LogMismatch } from './failures.ts';
import { rebuild } from './rebuild.ts';
import { checkpointOf, checkpointsOf, createSchema, isRebuildAsked } from './schemas.ts';
import { type ServeOptions, serve } from './serve.ts';
import { projectionsOf, shareOfMain } from './share.ts';
import { splitInto, writersFor } from './split.ts';
import { sameVersions, supersedes, versionsOf, writersOf } from './versions.ts';

export type LeaderOptions = Omit<ServeOptions, 'client' | 'start' | 'writers' | 'share'> & { connection: Connection };

/** Why the leader stopped. superseded: there is a newer projector, or its tables are served. */
export type Ending = 'stopped' | 'superseded';

/**
 * Keeps `read` up to date until the signal, the loss of the connection or a newer projector ends it. When `read` has other versions
 * than ours, it is also rebuilt.
 *
 * @throws LogMismatch when the log is not the one of the tables
 * @throws temporary errors: run the leader again
 */
export const runLeader = async ({ connection, ...options }: LeaderOptions): Promise<Ending> => {
  const { listener, projections, logger, store, partitions } = options;
  const { client } = connection;
  const share = shareOfMain(partitions);
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
    return (await rebuild(rebuilding)) ? serveOwn() : null;
  };
  const serveOwn = async () => {
    const [own] = (await checkpointsOf(client, 'read')) ?? [];
    return own ? { start: own.position, writers: projections } : null;
  };
  /** New tables do not name their log yet, nor do those that were made from an empty log. */
  const noteLog = async () => {
    const note = await readNote(client, 'read');
    const log = note.log ?? (await logIdOf(store));
    if (log !== note.log) await writeNote(client, 'read', { ...note, log });
  };
  /** @returns where and with which projections `read` is written; null when the leader was stopped before */
  const prepare = async () => {
    if (await createSchema(client, 'read', projections)) logger.info('first start: read models made');
    const match = await matchLog(client, store);
    if (match !== 'same') {
      if (!(await readNote(client, 'read_next')).replaces) throw new LogMismatch(match);
      logger.warn('the read models are made again from another event log');
      return rebuildBeforeServing({ from: 0n, replaces: true });
    }
    await noteLog();
    const found = await checkpointOf(client, 'read');
    if (!found) return null;
    if (supersedes(found.versions, versions) && !(await isRebuildAsked(client, versions))) {
      superseded.abort();
      return null;
    }
    await splitInto(client, { ...options, signal });
    const served = await checkpointOf(client, 'read');
    if (!served || signal.aborted) return null;
    if (sameVersions(served.versions, versions)) return serveOwn();
    logger.info({ served: served.versions, ours: versions }, 'other versions are served: rebuilding');
    // The old tables are kept up to date until the new ones are filled.
    if (writersOf(projections, served.versions).length > 0) return writersFor(client, 'read', share, options);
    return rebuildBeforeServing({ from: served.position, replaces: false });
  };

  const unsubscribe = listener.on('matraz_projector', ({ waiting }) => {
    if (waiting && supersedes(waiting as Versions, versions)) superseded.abort();
  });
  try {
    const served = await prepare();
    if (served) await serve({ ...options, ...served, client, share, signal });
  } finally {
    unsubscribe();
  }
  if (superseded.signal.aborted) return 'superseded';
  return endingOf(connection, options.signal);
};

const endingOf = ({ lost }: Connection, signal: AbortSignal): Ending => {
  if (lost.aborted && !signal.aborted) throw new Error('the connection that leads was lost');
  return 'stopped';
};

/** How often a partition looks whether the leader has made its tables. */
const partitionRetryMs = 200;

/** Keeps the rows of a partition up to date, until the signal or the loss of the connection ends it. Throws as `runLeader` does. */
export const runPartition = async (
  partition: Partition,
  { connection, ...options }: LeaderOptions,
): Promise<Ending> => {
  const { projections, logger, store } = options;
  const { client } = connection;
  const signal = AbortSignal.any([options.signal, connection.lost]);
  const match = await matchLog(client, store);
  if (match !== 'same') throw new LogMismatch(match);
  const schema = partitionSchema(partition, 'read');
  for (; !signal.aborted; await delay(partitionRetryMs, undefined, { signal }).catch(() => {})) {
    const served = await checkpointOf(client, schema);
    const own = projectionsOf(projections, partition);
    if (served && supersedes(served.versions, versionsOf(own))) return 'superseded';
    const found = await writersFor(client, schema, partition, { projections: own, logger });
    if (!found) continue;
    await serve({ ...options, ...found, client, share: partition, signal });
  }
  return endingOf(connection, options.signal);
};
