import type { Versions } from '@matraz/infra/read-models/runner-tables';
import { createTaskQueue } from '@matraz/infra/task-queue';
import type { Connection } from './connection.ts';
import { rebuild } from './rebuild.ts';
import { checkpointOf, createSchema, isRebuildAsked } from './schemas.ts';
import { type ServeOptions, serve } from './serve.ts';
import { sameVersions, supersedes, versionsOf } from './versions.ts';

export type LeaderOptions = Omit<ServeOptions, 'client' | 'start'> & { connection: Connection };

/** Why leading ended. superseded: a newer projector is there, or has been. */
export type Ending = 'stopped' | 'superseded';

/**
 * Keeps `read` up to date until the signal, the loss of the connection or a newer projector ends it, and first rebuilds it when
 * it is of other versions than ours.
 *
 * @throws any error that may pass: lead again
 */
export const runLeader = async ({ connection, ...options }: LeaderOptions): Promise<Ending> => {
  const { listener, projections, logger } = options;
  const { client } = connection;
  const versions = versionsOf(projections);
  const standingDown = new AbortController();
  const signal = AbortSignal.any([options.signal, connection.lost, standingDown.signal]);

  /** @returns where `read` stands, of our versions; null when ended before that */
  const prepare = async () => {
    if (await createSchema(client, 'read', projections)) logger.info('first start: read models made');
    const served = await checkpointOf(client, 'read');
    if (!served || sameVersions(served.versions, versions)) return served;
    if (supersedes(served.versions, versions) && !(await isRebuildAsked(client, versions))) {
      standingDown.abort();
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
    if (waiting && supersedes(waiting as Versions, versions)) standingDown.abort();
  });
  try {
    const served = await prepare();
    if (served) await serve({ ...options, client, signal, start: served.position });
  } finally {
    unsubscribe();
  }
  if (standingDown.signal.aborted) return 'superseded';
  if (connection.lost.aborted && !options.signal.aborted) throw new Error('the connection that leads was lost');
  return 'stopped';
};
