/**
 * Runs tasks of the same key one after the other, tasks of different keys side by side.
 *
 * @param tails the last task of each key; a key is removed when its last task ends
 */
export const createKeyedQueue = (tails = new Map<string, Promise<unknown>>()) => {
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const before = tails.get(key) ?? Promise.resolve();
    const run = before.then(task);
    // A failed task is its caller's matter; the next one starts all the same.
    const tail = run.catch(() => {});
    tails.set(key, tail);
    try {
      return await run;
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
};
