import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@matraz/infra/logging/logger';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { Queues } from '@matraz/infra/queue/open-queues';
import { writeQueueDepth } from '@matraz/infra/queue/queue-depth';

interface Options {
  queues: Pick<Queues, 'depth'>;
  pool: Pool;
  now: () => Date;
  logger: Logger;
  everyMs?: number;
}

/**
 * Writes regularly how many jobs wait, for the status page and the metrics. It is no job itself, because it must show
 * when jobs do not run. When a queue does not answer, the last measurement stays, and its age shows the trouble.
 *
 * @returns stops it
 */
export const reportQueueDepth = ({ queues, pool, now, logger, everyMs = 15_000 }: Options): (() => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await writeQueueDepth(pool, { ...(await queues.depth()), measuredAt: now() });
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === 1 && !signal.aborted) logger.warn({ err: error }, 'the queue could not be measured');
      }
      await delay(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  void run();
  return () => stopping.abort();
};
