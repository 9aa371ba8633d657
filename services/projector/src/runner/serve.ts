import type { EventStore, Position } from '@matraz/infra/event-store/port';
import type { Logger } from '@matraz/infra/logging/logger';
import type { Listener } from '@matraz/infra/postgres/listen';
import { matchLog } from '@matraz/infra/read-models/match-log';
import { createTaskQueue } from '@matraz/infra/task-queue';
import type pg from 'pg';
import type { Projection } from '../projection.ts';
import { LogMismatch } from './failures.ts';
import { pagesAfter } from './pages.ts';
import { dropReplaced, rebuild } from './rebuild.ts';
import { checkpointOf, isRebuildAsked } from './schemas.ts';
import { versionsOf } from './versions.ts';
import { createWriter, type Prepared } from './writer.ts';

const checkLogEveryMs = 10_000;

export interface ServeOptions {
  client: pg.Client;
  listener: Listener;
  databaseUrl: string;
  store: EventStore;
  projections: readonly Projection[];
  logger: Logger;
  signal: AbortSignal;
  /** Maximum number of events of one batch. */
  batchSize: number;
  start: Position;
}

/**
 * Writes new events into `read`, and rebuilds at the same time when a rebuild was requested.
 *
 * @throws LogMismatch when the log was replaced
 * @throws temporary errors
 */
export const serve = async (options: ServeOptions): Promise<void> => {
  const { client, listener, databaseUrl, store, projections, logger, batchSize, start } = options;
  const ending = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);
  const writes = createTaskQueue();
  const writer = createWriter({ client, projections, position: start, notify: true, logger });
  const rebuilds = createTaskQueue();
  let failure: { error: unknown } | undefined;

  // This query waits in the queue. In the middle of a batch it would be part of the batch's transaction.
  const isAsked = () => writes(() => isRebuildAsked(client, versionsOf(projections)));
  const rebuildAll = async () => {
    if (await writes(() => checkpointOf(client, 'read_old'))) await dropReplaced(databaseUrl);
    while (!signal.aborted && (await isAsked())) {
      await rebuild({
        ...{ databaseUrl, store, projections, logger, signal, writes },
        servedPosition: () => writer.position,
        onSwap: writer.moveTo,
      });
    }
  };
  const rebuildWhileAsked = async () => {
    try {
      await rebuildAll();
    } catch (error) {
      failure ??= { error };
      ending.abort();
    }
  };
  const look = () => void rebuilds(rebuildWhileAsked);
  const unsubscribes = [
    listener.on('matraz_projector', (message) => {
      if (message.rebuild === true) look();
    }),
    listener.onReconnect(look),
  ];
  /** The log can be replaced while this process runs. While the store is away nothing is known about it. */
  const checkLog = async () => {
    const match = await writes(() => matchLog(client, store)).catch(() => 'same' as const);
    if (match === 'same') return;
    failure ??= { error: new LogMismatch(match) };
    ending.abort();
  };
  const logChecks = setInterval(checkLog, checkLogEveryMs).unref();
  const write = (batch: Prepared) => writes(() => writer.write(batch));

  try {
    look();
    for await (const page of pagesAfter(store, start, batchSize, writer.prepare)) {
      await write(page);
      if (signal.aborted) break;
    }
    const live = store.subscribe({ after: writer.position, batchSize, signal });
    for await (const batch of live) await write(writer.prepare(batch));
  } finally {
    clearInterval(logChecks);
    for (const unsubscribe of unsubscribes) unsubscribe();
    ending.abort();
    await rebuilds(async () => {}); // every rebuild has ended
  }
  if (failure && !options.signal.aborted) throw failure.error;
};
