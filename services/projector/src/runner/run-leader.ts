import type { Versions } from '@matraz/infra/read-models/runner-tables';
import { createTaskQueue } from '@matraz/infra/task-queue';
import type { Connection } from './connection.ts';
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
 * @throws temporary errors: run the leader again
 */
export const runLeader = async ({ connection, ...options }: LeaderOptions): Promise<Ending> => {
  const { listener, projections, logger } = options;
  const { client } = connection;
  const versions = versionsOf(projections);
  const superseded = new AbortController();
  const signal = AbortSignal.any([options.signal, connection.lost, superseded.signal]);

  /** @returns the checkpoint of `read` with our versions; null when the leader was stopped before */
  const prepare = async () => {
    if (await createSchema(client, 'read', projections)) logger.info('first start: read models made');
    const served = await checkpointOf(client, 'read');
    if (!served || sameVersions(served.versions, versions)) return served;
    if (supersedes(served.versions, versions) && !(await isRebuildAsked(client, versions))) {
      superseded.abort();
      return null;
    }
    logger.info({ served: served.versions, ours: versions }, 'other versions are served: rebuilding');
    const rebuilding = {
      ...options,
      signal,
      writes: createTaskQueue(),
      servedPosition: () => served.position,
      onSwap: () => {},
    };
    return (await rebuild(rebuilding)) ? checkpointOf(client, 'read') : null;
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
