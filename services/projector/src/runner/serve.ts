import type { EventBatch, EventStore, Position } from '@matraz/infra/event-store/port';
import type { Logger } from '@matraz/infra/logging/logger';
import type { Listener } from '@matraz/infra/postgres/listen';
import { matchLog } from '@matraz/infra/read-models/match-log';
import { createTaskQueue } from '@matraz/infra/task-queue';
import type { Tracing } from '@matraz/infra/tracing/tracing';
import type pg from 'pg';
import type { Projection } from '../projection.ts';
import { LogMismatch } from './failures.ts';
import { pagesAfter } from './pages.ts';
import { projectedLog, typesOf } from './projected-log.ts';
import { dropReplaced, rebuild } from './rebuild.ts';
import { checkpointOf, isRebuildAsked } from './schemas.ts';
import { traceBatch } from './trace-batch.ts';
import { versionsOf } from './versions.ts';
import { createWriter } from './writer.ts';

const checkLogEveryMs = 10_000;

export interface ServeOptions {
  client: pg.Client;
  listener: Listener;
  databaseUrl: string;
  store: EventStore;
  projections: readonly Projection[];
  logger: Logger;
  signal: AbortSignal;
  tracing: Tracing;
  /** Maximum number of events of one batch. */
  batchSize: number;
  start: Position;
  /** The projections that write the tables of `read`. When they are not `projections`, the tables are rebuilt. */
  writers: readonly Projection[];
}

/**
 * Writes new events into `read`, and rebuilds at the same time when a rebuild was requested.
 *
 * @throws LogMismatch when the log was replaced
 * @throws temporary errors
 */
export const serve = async (options: ServeOptions): Promise<void> => {
  const { client, listener, databaseUrl, store, projections, logger, tracing, batchSize, start, writers } = options;
  const ending = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);
  const writes = createTaskQueue();
  const writerOf = (some: readonly Projection[], position: Position) =>
    createWriter({ client, projections: some, position, notify: true, logger });
  let writer = writerOf(writers, start);
  let isOutdated = writers !== projections;
  const rebuilds = createTaskQueue();
  let failure: { error: unknown } | undefined;

  // This query waits in the queue. In the middle of a batch it would be part of the batch's transaction.
  const isAsked = () => writes(() => isRebuildAsked(client, versionsOf(projections)));
  const requireSameLog = async () => {
    const match = await writes(() => matchLog(client, store));
    if (match !== 'same') throw new LogMismatch(match);
  };
  const rebuildAll = async () => {
    if (await writes(() => checkpointOf(client, 'read_old'))) await dropReplaced(databaseUrl);
    while (!signal.aborted && (isOutdated || (await isAsked()))) {
      // Tables of another log are replaced by the next leader, which knows whether the operator allowed it.
      await requireSameLog();
      await rebuild({
        databaseUrl,
        store,
        projections,
        logger,
        signal,
        writes,
        servedPosition: () => writer.position,
        onSwap(position) {
          writer = writerOf(projections, position);
          isOutdated = false;
        },
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
  /** After a swap another writer writes, so a batch that was prepared before is prepared again. */
  const prepare = (batch: EventBatch) => ({ batch, by: writer, prepared: writer.prepare(batch) });
  const write = ({ batch, by, prepared }: ReturnType<typeof prepare>) =>
    traceBatch(tracing, batch.events, () =>
      writes(() => writer.write(by === writer ? prepared : writer.prepare(batch))),
    );

  try {
    look();
    // The tables of the release before may need other events than ours.
    const log = projectedLog(store, typesOf([...writers, ...projections]));
    for await (const page of pagesAfter(log, start, batchSize, prepare)) {
      await write(page);
      if (signal.aborted) break;
    }
    const live = log.subscribe({ after: writer.position, batchSize, signal });
    for await (const batch of live) await write(prepare(batch));
  } finally {
    clearInterval(logChecks);
    for (const unsubscribe of unsubscribes) unsubscribe();
    ending.abort();
    await rebuilds(async () => {}); // every rebuild has ended
  }
  if (failure && !options.signal.aborted) throw failure.error;
};
