/** The event loop has more to do than it can. Each of its turns takes at least this long. */
const lateMs = 60;
const punctualMs = 30;

const least = 50;
const fall = 0.8;
const rise = 5;

/**
 * How many requests a process works on at the same time. While the event loop is late, requests also wait before they are read, and no
 * limit counts them. So the limit falls until the loop has time to read and to refuse. It rises when the loop is punctual again. One pause,
 * such as a garbage collection, takes a fifth of it.
 *
 * @param most the limit of a punctual process
 */
export const createWorkLimit = (most: number) => {
  let limit = most;
  return {
    get limit() {
      return limit;
    },
    /** Called at regular times. @param ms how late this call is */
    noteDelay(ms: number): void {
      if (ms > lateMs) limit = Math.max(Math.min(least, most), Math.floor(limit * fall));
      else if (ms < punctualMs) limit = Math.min(most, limit + rise);
    },
  };
};
