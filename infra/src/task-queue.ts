import pLimit, { type LimitFunction } from 'p-limit';

/** Runs a task when its turn comes. Resolves or rejects with what the task gives. */
export type TaskQueue = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most `concurrency` tasks at a time, in the order of the calls. A failed task fails for its caller only. */
export const createTaskQueue = (concurrency = 1): TaskQueue => {
  const limit: LimitFunction = pLimit(concurrency);
  return (task) => limit(task);
};

/**
 * One run of the task at a time. All calls while it runs lead to one more run after it.
 *
 * @returns runs the task; resolves or rejects with a run that started after the call
 */
export const coalesced = (task: () => Promise<void>): (() => Promise<void>) => {
  const run = createTaskQueue();
  let waiting: Promise<void> | null = null;
  return () => {
    waiting ??= run(() => {
      waiting = null;
      return task();
    });
    return waiting;
  };
};

/**
 * Runs tasks of the same key one after the other and tasks of different keys side by side.
 *
 * @param last the end of the last task of each key; removed when that task ends
 */
export const createKeyedQueue =
  (last = new Map<string, Promise<unknown>>()) =>
  async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(key);
    const running = before ? before.then(task, task) : task();
    last.set(key, running);
    try {
      return await running;
    } finally {
      if (last.get(key) === running) last.delete(key);
    }
  };
