import type { Queue } from 'bullmq';

interface DelayedJob {
  /** No `:`, not a whole number. */
  id: string;
  /** From now. */
  delayMs: number;
}

export interface DelayedJobs {
  /** A job whose id is there already stays as it is. */
  add(jobs: readonly DelayedJob[]): Promise<void>;
  /** Those that do not wait are left alone. */
  remove(ids: readonly string[]): Promise<void>;
  /** Of all jobs that are yet to end. */
  ids(): Promise<Set<string>>;
}

/** A job leaves nothing behind: one that was kept would keep its id, and the queue drops a second job of an id without a word. */
const once = { removeOnComplete: true, removeOnFail: true, attempts: 5, backoff: { type: 'exponential', delay: 500 } };

const mostAtOnce = 500;

export const createDelayedJobs = (queue: Queue): DelayedJobs => ({
  async add(jobs) {
    for (let from = 0; from < jobs.length; from += mostAtOnce) {
      const some = jobs.slice(from, from + mostAtOnce);
      await queue.addBulk(
        some.map(({ id, delayMs }) => ({
          ...{ name: queue.name, data: null, opts: { ...once, jobId: id, delay: Math.max(0, Math.ceil(delayMs)) } },
        })),
      );
    }
  },
  async remove(ids) {
    // One that runs this instant is locked; it ends by itself.
    for (const id of ids) await queue.remove(id).catch(() => {});
  },
  ids: async () => new Set(await queue.getRanges(['waiting', 'active', 'delayed'], 0, -1)),
});
