/**
 * Requests to `/api/` that one process works on at the same time, while its event loop is punctual. More of them only wait for each
 * other: at 1,000 requests per second the last one waits half a second.
 */
const mostRequests = 500;

/** A timer that is later than this means that the event loop has more work than it can do. */
const lateMs = 60;
const punctualMs = 30;

/** Two classes that start at the same second. */
const least = 100;
const fall = 0.8;
const rise = 5;

const checkEveryMs = 50;

/**
 * How many requests a process works on at the same time. While the event loop is late, requests also wait before they are read, and no
 * limit counts them. So the limit falls until the loop has time to read and to refuse. It rises when the loop is punctual again. One pause,
 * such as a garbage collection, takes a fifth of it.
 */
export interface WorkLimit {
  readonly limit: number;
  /** Called at regular times. @param ms how late this call is */
  noteDelay(ms: number): void;
}

/** @param most the limit of a punctual process */
export const createWorkLimit = (most = mostRequests): WorkLimit => {
  let limit = most;
  return {
    get limit() {
      return limit;
    },
    noteDelay(ms) {
      if (ms > lateMs) limit = Math.max(Math.min(least, most), Math.floor(limit * fall));
      else if (ms < punctualMs) limit = Math.min(most, limit + rise);
    },
  };
};

/** Tells the limit how late the event loop is. @returns ends this */
export const watchEventLoop = ({ noteDelay }: Pick<WorkLimit, 'noteDelay'>): (() => void) => {
  let dueAt = performance.now() + checkEveryMs;
  const timer = setInterval(() => {
    const now = performance.now();
    noteDelay(now - dueAt);
    dueAt = now + checkEveryMs;
  }, checkEveryMs).unref();
  return () => clearInterval(timer);
};
