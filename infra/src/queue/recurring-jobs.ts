import type { Queue } from 'bullmq';

const retried = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: 10,
  removeOnFail: 100,
};

interface Recurring {
  name: string;
  everyMs: number;
  checkEveryMs: number;
  onError: (error: Error) => void;
}

/**
 * Schedules a recurring job, and checks regularly that the queue still has it. A queue that was flushed, or has lost the next round,
 * gets the job again.
 *
 * @returns stops the checks
 */
export const keepRecurring = async (
  queue: Queue,
  { name, everyMs, checkEveryMs, onError }: Recurring,
): Promise<() => void> => {
  const schedule = () => queue.upsertJobScheduler(name, { every: everyMs }, { name, opts: retried });
  const check = async () => {
    const known = await queue.getJobScheduler(name);
    const rounds = known ? await queue.getRanges(['waiting', 'active', 'delayed'], 0, 0) : [];
    if (rounds.length > 0) return;
    await queue.removeJobScheduler(name);
    await schedule();
  };
  await schedule();
  const timer = setInterval(() => void check().catch(onError), checkEveryMs).unref();
  return () => clearInterval(timer);
};
