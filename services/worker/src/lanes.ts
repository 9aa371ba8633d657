/** Runs at most so many tasks at a time, the rest in the order of arrival. */
export const createLanes = (mostAtOnce: number) => {
  const waiting: (() => void)[] = [];
  let free = mostAtOnce;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};
