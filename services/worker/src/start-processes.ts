import type { EventStore } from '@matraz/infra/event-store/port';
import { createWake } from '@matraz/infra/event-store/wake';
import type { Logger } from '@matraz/infra/logging/logger';
import type { Queues } from '@matraz/infra/queue/open-queues';
import { createAgenda } from './agenda.ts';
import type { WorkerCommand } from './commands.ts';
import { feedQueue } from './feed-queue.ts';
import type { ProcessManager } from './process-manager.ts';
import { runProcesses, type Standing } from './run-processes.ts';

interface StartOptions {
  processes: readonly ProcessManager[];
  /** Where they stand at the start. */
  standing: Standing;
  store: EventStore;
  queues: Queues;
  now: () => Date;
  run: (command: WorkerCommand) => Promise<void>;
  logger: Logger;
  /** Between two looks at what the queue really holds. */
  lookEveryMs?: number;
}

/** Of the queue's jobs that this process runs side by side. */
const atOnce = 32;

/** From the log to the agenda, from there to the queue, and back to be carried out. */
export const startProcesses = async (options: StartOptions) => {
  const { processes, standing, store, queues, now, run, logger, lookEveryMs } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const wake = createWake();
  const agenda = createAgenda({ now, run, logger, onChange: wake.ring });
  const jobs = await queues.delayed('processes', agenda.carryOut, { atOnce });
  const running = runProcesses({ processes, standing, store, agenda, logger, signal });
  // Not waited for at the end: a queue that is away answers nothing.
  void feedQueue({ agenda, jobs, now, wake, logger, signal, ...(lookEveryMs && { lookEveryMs }) });
  return {
    agenda,
    async close() {
      stopping.abort();
      await running;
      await agenda.close();
    },
  };
};
