import { setTimeout as delay } from 'node:timers/promises';
import type { Wake } from '@matraz/infra/event-store/wake';
import type { Logger } from '@matraz/infra/logging/logger';
import type { DelayedJobs } from '@matraz/infra/queue/delayed-jobs';
import type { Schedule } from './schedule.ts';

interface ReconcileOptions {
  schedule: Schedule;
  jobs: DelayedJobs;
  now: () => Date;
  /** Rings after a change of the schedule. */
  wake: Wake;
  logger: Logger;
  signal: AbortSignal;
  /** Time between two readings of the jobs that the queue holds. */
  recheckEveryMs?: number;
}

/** Changes within this time go to the queue in one call. */
const gatherMs = 100;
const retryMs = 1_000;
const mostAtOnce = 500;
/** At each reading the queue gets the jobs that are due within this time, which is longer than the time between two readings. */
const aheadMs = 120_000;

/**
 * Adds the jobs that the queue lacks and removes those that are not scheduled any more. At the start and then regularly it reads
 * which jobs the queue holds, so a flushed queue is filled again. Jobs of other processes are not touched.
 *
 * A job is added one to two minutes before its time, or later when it is scheduled later. Most students submit earlier, so their attempts never need a job.
 */
export const reconcileQueue = async (options: ReconcileOptions): Promise<void> => {
  const { schedule, jobs, now, wake, logger, signal, recheckEveryMs = 60_000 } = options;
  let queued = new Set<string>();
  let recheckAt = 0;
  let filledUntil = 0;

  const reconcile = async () => {
    const isRecheck = performance.now() >= recheckAt;
    if (isRecheck) {
      queued = await jobs.ids();
      recheckAt = performance.now() + recheckEveryMs;
      filledUntil = now().getTime() + aheadMs;
    }
    const changes = schedule.takeChanges();
    const removed = new Set(changes.removed.filter((id) => queued.has(id)));
    const missing = [...(isRecheck ? schedule.entries() : changes.added)].filter(
      ({ id, at }) => at.getTime() <= filledUntil && (!queued.has(id) || removed.has(id)),
    );
    await jobs.remove([...removed]);
    for (const id of removed) queued.delete(id);
    for (let from = 0; from < missing.length; from += mostAtOnce) {
      const some = missing.slice(from, from + mostAtOnce);
      // The time that is left is computed for each call: many jobs take the queue seconds.
      await jobs.add(some.map(({ id, at }) => ({ id, delayMs: at.getTime() - now().getTime() })));
      for (const { id } of some) queued.add(id);
    }
  };

  while (!signal.aborted) {
    wake.reset();
    try {
      await reconcile();
      await wake.sleep(recheckAt - performance.now(), signal);
      await delay(gatherMs, undefined, { signal, ref: false }).catch(() => {});
    } catch (error) {
      logger.warn({ err: error }, 'the queue could not be filled');
      recheckAt = 0;
      await delay(retryMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }
};
