import { setTimeout as delay } from 'node:timers/promises';
import { backoff } from '@matraz/infra/backoff';
import type { EventStore } from '@matraz/infra/event-store/port';
import type { Logger } from '@matraz/infra/logging/logger';
import { createListener, type Listener } from '@matraz/infra/postgres/listen';
import { noTracing, type Tracing } from '@matraz/infra/tracing/tracing';
import type { Projection } from './projection.ts';
import { LogMismatch } from './runner/failures.ts';
import { acquireLeaderLock } from './runner/leader-lock.ts';
import { fillBeside } from './runner/rebuild.ts';
import { type Ending, runLeader } from './runner/run-leader.ts';
import { versionsOf } from './runner/versions.ts';

/** An older projector waits this long for a newer one to become the leader. */
const newerProjectorWaitMs = 10_000;
/** After this time as leader an error counts as the first failure again. */
const stableMs = 10_000;

interface ProjectorOptions {
  store: EventStore;
  databaseUrl: string;
  /** Listens to `databaseUrl`, and stays open. Default: one of its own. */
  listener?: Listener;
  projections: readonly Projection[];
  logger: Logger;
  signal: AbortSignal;
  tracing?: Tracing;
  /** Maximum number of events of one transaction while serving. */
  batchSize?: number;
}

type Options = Required<Omit<ProjectorOptions, 'listener'>>;

/** A newer version fills its tables while the older one serves. It steps in when they are filled. */
const fillWhileWaiting = (options: Options) => {
  const ending = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);
  let filling: Promise<void> | undefined;
  let isOver = false;
  const fill = async () => {
    await fillBeside({ ...options, signal }).catch((error) =>
      options.logger.warn({ err: error }, 'filling read_next was interrupted'),
    );
    isOver = true;
  };
  return {
    /** Starts the filling at the first call. */
    isOver: () => {
      filling ??= fill();
      return isOver;
    },
    async end() {
      ending.abort();
      await filling;
    },
  };
};

const leadOnce = async (options: Options, listener: Listener): Promise<Ending> => {
  const { databaseUrl, projections, logger, signal } = options;
  const filling = fillWhileWaiting(options);
  const connection = await acquireLeaderLock(databaseUrl, versionsOf(projections), signal, filling.isOver).finally(
    filling.end,
  );
  if (!connection) return 'stopped';
  try {
    logger.info('leading');
    return await runLeader({ ...options, connection, listener });
  } finally {
    await connection.close();
  }
};

/**
 * Projects until the signal, as the leader or waiting to become the leader. Temporary errors do not end it.
 *
 * @returns resolves when the last batch is written and all connections are closed
 */
export const startProjector = async (options: ProjectorOptions): Promise<void> => {
  const { databaseUrl, logger, signal } = options;
  const listener = options.listener ?? createListener(databaseUrl);
  let failures = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    try {
      const ending = await leadOnce({ batchSize: 1_000, tracing: noTracing, ...options }, listener);
      if (ending !== 'superseded') continue;
      logger.warn('a newer projector is running: waiting');
      await delay(newerProjectorWaitMs, undefined, { signal }).catch(() => {});
    } catch (error) {
      failures = performance.now() - startedAt > stableMs ? 1 : failures + 1;
      if (error instanceof LogMismatch) logger.error(error.message);
      else logger.warn({ err: error, failures }, 'projecting was interrupted');
      await backoff(failures, { signal });
    }
  }
  if (!options.listener) await listener.close();
};
