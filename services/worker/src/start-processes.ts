import type { EventStore } from '@matraz/infra/event-store/port';
import { createWake } from '@matraz/infra/event-store/wake';
import type { Logger } from '@matraz/infra/logging/logger';
import type { Queues } from '@matraz/infra/queue/open-queues';
import type { WorkerCommand } from './commands.ts';
import type { ProcessManager } from './process-manager.ts';
import { reconcileQueue } from './reconcile-queue.ts';
import { type Checkpoint, runProcesses } from './run-processes.ts';
import { createSchedule } from './schedule.ts';

interface StartOptions {
  processes: readonly ProcessManager[];
  checkpoint: Checkpoint;
  store: EventStore;
  queues: Queues;
  now: () => Date;
  run: (command: WorkerCommand) => Promise<void>;
  logger: Logger;
  /** Time between two readings of the jobs that the queue holds. */
  recheckEveryMs?: number;
}

/** Jobs of the queue that this process runs at a time. */
const atOnce = 32;

/** Events of the log fill the schedule, the schedule fills the queue, and the queue's jobs run the commands. */
export const startProcesses = async (options: StartOptions) => {
  const { processes, checkpoint, store, queues, now, run, logger, recheckEveryMs } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const wake = createWake();
  const schedule = createSchedule({ now, run, logger, onChange: wake.ring });
  const jobs = await queues.delayed('processes', schedule.execute, {
    atOnce,
    correlationIdOf: schedule.correlationIdOf,
  });
  const running = runProcesses({ processes, checkpoint, store, schedule, logger, signal });
  // Not awaited at the end: an unavailable queue does not answer.
  void reconcileQueue({ schedule, jobs, now, wake, logger, signal, ...(recheckEveryMs && { recheckEveryMs }) });
  return {
    schedule,
    async close() {
      stopping.abort();
      await running;
      await schedule.close();
    },
  };
};
