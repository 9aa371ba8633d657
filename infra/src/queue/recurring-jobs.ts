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
 * Makes a job come round, and looks now and then whether the queue still knows of it: one that was flushed, or lost the next
 * round alone, gets it again.
 *
 * @returns stops looking
 */
export const keepRecurring = async (
  queue: Queue,
  { name, everyMs, checkEveryMs, onError }: Recurring,
): Promise<() => void> => {
  const schedule = () => queue.upsertJobScheduler(name, { every: everyMs }, { name, opts: retried });
  const look = async () => {
    const known = await queue.getJobScheduler(name);
    const rounds = known ? await queue.getRanges(['waiting', 'active', 'delayed'], 0, 0) : [];
    if (rounds.length > 0) return;
    await queue.removeJobScheduler(name);
    await schedule();
  };
  await schedule();
  const timer = setInterval(() => void look().catch(onError), checkEveryMs).unref();
  return () => clearInterval(timer);
};
