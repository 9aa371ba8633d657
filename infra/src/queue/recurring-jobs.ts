import type { Queue } from 'bullmq';

/** Work that repeats by the clock. A crash may run it twice. */
export interface RecurringJob {
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

const retried = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: 10,
  removeOnFail: 100,
};

/** Clocks of two machines may differ by this much. A next round that is further away was planned by a clock that was wrong. */
const clockSlackMs = 60_000;

interface KeepOptions {
  jobs: readonly RecurringJob[];
  checkEveryMs: number;
  onError: (error: Error) => void;
}

/**
 * Schedules recurring jobs, and checks regularly that the queue still has them. A queue that was flushed, or has lost the next round of
 * a job, gets the job again. A round that a wrong clock planned far too late is planned anew. A job that is not among them is forgotten.
 *
 * @returns stops the checks
 */
export const keepRecurring = async (
  queue: Queue,
  { jobs, checkEveryMs, onError }: KeepOptions,
): Promise<() => void> => {
  const schedule = ({ name, everyMs }: RecurringJob) =>
    queue.upsertJobScheduler(name, { every: everyMs }, { name, opts: retried });
  /** Forgets other jobs, and rounds that were planned with a wrong clock. @returns the names that stay */
  const forgetOthers = async () => {
    const schedulers = await queue.getJobSchedulers();
    const isSound = ({ key, next }: { key: string; next?: number }) =>
      jobs.some(
        ({ name, everyMs }) => name === key && (next === undefined || next - Date.now() <= everyMs + clockSlackMs),
      );
    for (const scheduler of schedulers) if (!isSound(scheduler)) await queue.removeJobScheduler(scheduler.key);
    return schedulers.filter(isSound).map(({ key }) => key);
  };
  const check = async () => {
    const known = await forgetOthers();
    const rounds = await queue.getRanges(['waiting', 'active', 'delayed'], 0, -1);
    for (const job of jobs) {
      if (known.includes(job.name) && rounds.some((id) => id.startsWith(`repeat:${job.name}:`))) continue;
      await queue.removeJobScheduler(job.name);
      await schedule(job);
    }
  };
  await forgetOthers();
  for (const job of jobs) await schedule(job);
  const timer = setInterval(() => void check().catch(onError), checkEveryMs).unref();
  return () => clearInterval(timer);
};

/**
 * Runs the jobs. Skips a round while the previous one still runs, and a round that a worker of another release has
 * scheduled.
 */
export const roundsOf = (jobs: readonly RecurringJob[]) => {
  const running = new Set<string>();
  return async ({ name }: { name: string }): Promise<void> => {
    const job = jobs.find((one) => one.name === name);
    if (!job || running.has(name)) return;
    running.add(name);
    await job.run().finally(() => running.delete(name));
  };
};
