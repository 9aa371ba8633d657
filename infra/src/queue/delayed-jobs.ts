import type { Queue } from 'bullmq';

interface DelayedJob {
  /** Without `:`, and not a whole number: BullMQ refuses both. */
  id: string;
  /** Milliseconds from now. */
  delayMs: number;
}

export interface DelayedJobs {
  /** A waiting job with the same id stays as it is. */
  add(jobs: readonly DelayedJob[]): Promise<void>;
  /** Jobs that do not wait are not changed. */
  remove(ids: readonly string[]): Promise<void>;
  /** The ids of all jobs that have not ended. */
  ids(): Promise<Set<string>>;
}

/** Ended jobs are removed: BullMQ silently ignores a new job with the id of a kept one. */
const once = { removeOnComplete: true, removeOnFail: true, attempts: 5, backoff: { type: 'exponential', delay: 500 } };

export const createDelayedJobs = (queue: Queue): DelayedJobs => ({
  async add(jobs) {
    await queue.addBulk(
      jobs.map(({ id, delayMs }) => ({
        name: queue.name,
        data: null,
        opts: { ...once, jobId: id, delay: Math.max(0, Math.ceil(delayMs)) },
      })),
    );
  },
  async remove(ids) {
    // A running job is locked and cannot be removed.
    for (const id of ids) await queue.remove(id).catch(() => {});
  },
  ids: async () => new Set(await queue.getRanges(['waiting', 'active', 'delayed'], 0, -1)),
});
