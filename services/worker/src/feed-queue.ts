import { setTimeout as delay } from 'node:timers/promises';
import type { Wake } from '@matraz/infra/event-store/wake';
import type { Logger } from '@matraz/infra/logging/logger';
import type { DelayedJobs } from '@matraz/infra/queue/delayed-jobs';
import type { Agenda } from './agenda.ts';

interface FeedOptions {
  agenda: Agenda;
  jobs: DelayedJobs;
  now: () => Date;
  /** Rings when the agenda has changed. */
  wake: Wake;
  logger: Logger;
  signal: AbortSignal;
  /** Between two looks at what the queue really holds. */
  lookEveryMs?: number;
}

/** Changes of this long go in one call. */
const gatherMs = 100;
const retryMs = 1_000;

/**
 * Keeps the queue as the agenda is: adds what is missing, removes what is off. Now and then, and at the start, it asks the queue
 * what it holds: one that was flushed is filled again. Of other processes' jobs it knows nothing, so it leaves them alone.
 */
export const feedQueue = async (options: FeedOptions): Promise<void> => {
  const { agenda, jobs, now, wake, logger, signal, lookEveryMs = 60_000 } = options;
  let held = new Set<string>();
  let lookAt = 0;

  const feed = async () => {
    if (performance.now() >= lookAt) {
      held = await jobs.ids();
      lookAt = performance.now() + lookEveryMs;
    }
    const off = new Set(agenda.dropped());
    const missing = Array.from(agenda.entries()).filter(({ id }) => !held.has(id) || off.has(id));
    await jobs.remove([...off]);
    await jobs.add(missing.map(({ id, at }) => ({ id, delayMs: at.getTime() - now().getTime() })));
    for (const id of off) held.delete(id);
    for (const { id } of missing) held.add(id);
  };

  while (!signal.aborted) {
    wake.reset();
    try {
      await feed();
      await wake.sleep(lookAt - performance.now(), signal);
      await delay(gatherMs, undefined, { signal, ref: false }).catch(() => {});
    } catch (error) {
      logger.warn({ err: error }, 'the queue could not be filled');
      lookAt = 0;
      await delay(retryMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }
};
