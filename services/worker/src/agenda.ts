import type { Logger } from '@matraz/infra/logging/logger';
import { createTaskQueue } from '@matraz/infra/task-queue';
import type { WorkerCommand } from './commands.ts';
import type { Action, Schedule } from './process-manager.ts';

interface AgendaOptions {
  now: () => Date;
  run: (command: WorkerCommand) => Promise<void>;
  logger: Logger;
  /** Told after every change of what is to come. */
  onChange: () => void;
  /** How long after its time an entry is left to the queue, in milliseconds. */
  patienceMs?: number;
}

export interface Agenda {
  apply(action: Action): void;
  /**
   * The queue's part. What is not on the agenda is done already, or will be the moment it comes on; what comes too early, for the
   * queue goes by its own machine's clock, stays there.
   *
   * @throws what the command throws
   */
  carryOut(id: string): Promise<void>;
  entries(): Iterable<Schedule>;
  /** What was taken off the agenda since this was last asked, unless it was carried out. */
  dropped(): string[];
  close(): Promise<void>;
}

/** Together they are group-committed; more of them would only wait in the store. */
const mostAtOnce = 32;
/** A timer of Node cannot wait longer than 24 days; and a clock may be corrected meanwhile. */
const longestMs = 60_000;
const retryMs = { first: 500, longest: 10_000 };

/**
 * What is to come, in memory, as the log has it. The queue carries it out; what the queue has not done shortly after its time
 * (it was flushed, it is away, its clock is wrong) is done from here.
 */
export const createAgenda = ({ now, run, logger, onChange, patienceMs = 250 }: AgendaOptions): Agenda => {
  const entries = new Map<string, Schedule>();
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  let dropped: string[] = [];
  let closed = false;
  const inTurn = createTaskQueue(mostAtOnce);

  const drop = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (!entries.delete(id) || running.has(id)) return;
    dropped.push(id);
    onChange();
  };
  const execute = async (entry: Schedule) => {
    await inTurn(() => run(entry.schedule));
    // What was put on the agenda meanwhile stays.
    if (entries.get(entry.id) === entry) drop(entry.id);
  };
  const carryOut = (entry: Schedule): Promise<void> => {
    const { id } = entry;
    const already = running.get(id);
    if (already) return already;
    const execution = execute(entry).finally(() => running.delete(id));
    running.set(id, execution);
    return execution;
  };

  const wait = (entry: Schedule, ms: number, then: () => void) => {
    if (closed || entries.get(entry.id) !== entry) return;
    clearTimeout(timers.get(entry.id));
    timers.set(entry.id, setTimeout(then, Math.min(ms, longestMs)).unref());
  };
  const watch = (entry: Schedule, failures = 0): void => {
    const leftMs = entry.at.getTime() + patienceMs - now().getTime();
    if (leftMs > 0) wait(entry, leftMs, () => watch(entry));
    else overtake(entry, failures);
  };
  /** The queue has not done it. */
  const overtake = (entry: Schedule, failures: number): void => {
    carryOut(entry).then(
      // Carried out on behalf of an earlier entry of its id: its own turn comes.
      () => wait(entry, 0, () => watch(entry)),
      (error) => {
        logger.error({ err: error, id: entry.id }, 'a command failed');
        const pauseMs = Math.min(retryMs.longest, retryMs.first * 2 ** failures);
        wait(entry, pauseMs, () => watch(entry, failures + 1));
      },
    );
  };

  return {
    apply(action) {
      if ('cancel' in action) return drop(action.cancel);
      entries.set(action.id, action);
      watch(action);
      onChange();
    },
    async carryOut(id) {
      const entry = entries.get(id);
      if (entry && entry.at <= now()) await carryOut(entry);
    },
    entries: () => entries.values(),
    dropped() {
      const ids = dropped;
      dropped = [];
      return ids;
    },
    async close() {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(running.values());
    },
  };
};
