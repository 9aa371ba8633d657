import { doubledWait } from '@matraz/infra/backoff';
import type { Logger } from '@matraz/infra/logging/logger';
import { createTaskQueue } from '@matraz/infra/task-queue';
import type { WorkerCommand } from './commands.ts';
import type { Action, ScheduledCommand } from './process-manager.ts';

interface ScheduleOptions {
  now: () => Date;
  run: (command: WorkerCommand) => Promise<void>;
  logger: Logger;
  /** Called after every change of the schedule. */
  onChange: () => void;
  /** How long the queue may be late with a command before this process runs it, in milliseconds. */
  queueTimeoutMs?: number;
}

export interface Schedule {
  /** @param correlationId of the event, for the log. Absent: the action comes from the read tables, which do not have it. */
  apply(action: Action, correlationId?: string): void;
  /** The correlation id of the event that scheduled a command. */
  correlationIdOf(id: string): string | undefined;
  /**
   * Runs a command for the queue. Does nothing for an id that is not scheduled: its command ran already, or its event has not
   * arrived yet. A job that fires before its time (clock skew) stays scheduled.
   *
   * @throws what the command throws
   */
  execute(id: string): Promise<void>;
  /** The clock was set forward or back: waits for each command by the present time. */
  recheck(): void;
  entries(): Iterable<ScheduledCommand>;
  /**
   * What changed since the last call. `added`: commands that were scheduled and still are. `removed`: ids that were cancelled, except
   * the ones whose commands ran.
   */
  takeChanges(): { added: ScheduledCommand[]; removed: string[] };
  close(): Promise<void>;
}

/** The store commits concurrent commands in one transaction. More than this would only wait in the store. */
const concurrency = 32;
/** A timer of Node cannot wait longer than 24 days, and the clock may be corrected meanwhile. */
const longestTimerMs = 60_000;
/** After an outage of any length an exam is completed within 10 s, so the longest pause is well below that. */
const retryMs = { first: 500, longest: 4_000 };

/**
 * The commands that are still to run, in memory, derived from the log. The queue runs them at their time. A command that the queue
 * has not run shortly after its time (the queue was flushed, is unavailable or has a wrong clock) is run by this process.
 */
export const createSchedule = ({ now, run, logger, onChange, queueTimeoutMs = 250 }: ScheduleOptions): Schedule => {
  const entries = new Map<string, ScheduledCommand>();
  const correlationIds = new Map<string, string | undefined>();
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  const added = new Map<string, ScheduledCommand>();
  let removed: string[] = [];
  let closed = false;
  const limited = createTaskQueue(concurrency);

  const remove = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    correlationIds.delete(id);
    added.delete(id);
    if (!entries.delete(id) || running.has(id)) return;
    removed.push(id);
    onChange();
  };
  const runCommand = async (entry: ScheduledCommand) => {
    await limited(() => run(entry.command));
    // An entry that was scheduled under this id meanwhile stays.
    if (entries.get(entry.id) === entry) remove(entry.id);
  };
  const execute = (entry: ScheduledCommand): Promise<void> => {
    const { id } = entry;
    const already = running.get(id);
    if (already) return already;
    const execution = runCommand(entry).finally(() => running.delete(id));
    running.set(id, execution);
    return execution;
  };

  const setTimer = (entry: ScheduledCommand, ms: number, callback: () => void) => {
    if (closed || entries.get(entry.id) !== entry) return;
    clearTimeout(timers.get(entry.id));
    timers.set(entry.id, setTimeout(callback, Math.min(ms, longestTimerMs)).unref());
  };
  const watch = (entry: ScheduledCommand, failures = 0): void => {
    const leftMs = entry.at.getTime() + queueTimeoutMs - now().getTime();
    if (leftMs > 0) setTimer(entry, leftMs, () => watch(entry));
    else executeLate(entry, failures);
  };
  /** The queue did not run the command in time. */
  const executeLate = (entry: ScheduledCommand, failures: number): void => {
    execute(entry).then(
      // An earlier entry of this id may have run instead. Then this entry is still scheduled.
      () => setTimer(entry, 0, () => watch(entry)),
      (error) => {
        logger.error({ err: error, id: entry.id, correlationId: correlationIds.get(entry.id) }, 'a command failed');
        const pauseMs = doubledWait(failures + 1, retryMs);
        setTimer(entry, pauseMs, () => watch(entry, failures + 1));
      },
    );
  };

  return {
    apply(action, correlationId) {
      if ('cancel' in action) return remove(action.cancel);
      entries.set(action.id, action);
      correlationIds.set(action.id, correlationId);
      added.set(action.id, action);
      watch(action);
      onChange();
    },
    async execute(id) {
      const entry = entries.get(id);
      if (entry && entry.at <= now()) await execute(entry);
    },
    recheck() {
      for (const entry of [...entries.values()]) if (!running.has(entry.id)) watch(entry);
    },
    correlationIdOf: (id) => correlationIds.get(id),
    entries: () => entries.values(),
    takeChanges() {
      const changes = { added: [...added.values()], removed };
      added.clear();
      removed = [];
      return changes;
    },
    async close() {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(running.values());
    },
  };
};
