import { createGuessCounts, type GuessCounts } from '@matraz/infra/identity/guess-limit';
import { LRUCache } from 'lru-cache';

/** Requests of a key in its window. */
interface Counted {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** What is counted for the limits. The api processes of a machine share it, so a limit does not depend on their number. */
export interface Counts {
  /**
   * Counts one request. Each call has its own counts.
   *
   * @param most how many are allowed. Several processes together allow some more, see `countTogether`.
   */
  countRequest(call: string, key: string, windowMs: number, most: number): Promise<Counted>;
  guesses: GuessCounts;
  /** @returns called at the end of the stream; null when the user has `most` open streams */
  openStream(userId: string, most: number): Promise<(() => void) | null>;
}

/** A window in memory, in bytes, as V8 needs them for the key, the window and its place. */
const windowBytes = 260;
/**
 * For the windows of one length. About 38,000 fit, and the least recently used one is forgotten: on a busy morning within a minute. Calls with
 * a longer window have a memory of their own, because their clients ask seldom.
 */
const mostBytes = 10_000_000;

interface Window {
  count: number;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** Requests of the other processes, as the first process last told. */
  others: number;
}

/** @returns the present window of a key; a new one when there is none */
const createWindows = () => {
  const windowsByLength = new Map<number, LRUCache<string, Window>>();
  const windowsOf = (windowMs: number) => {
    const windows =
      windowsByLength.get(windowMs) ??
      new LRUCache<string, Window>({ maxSize: mostBytes, sizeCalculation: () => windowBytes });
    windowsByLength.set(windowMs, windows);
    return windows;
  };
  return (call: string, client: string, windowMs: number): Window => {
    const windows = windowsOf(windowMs);
    const key = `${call} ${client}`;
    const now = Date.now();
    const known = windows.get(key);
    if (known && now < known.endsAt) return known;
    const window = { count: 0, endsAt: now + windowMs, others: 0 };
    windows.set(key, window);
    return window;
  };
};

const counted = ({ count, others, endsAt }: Window): Counted => ({
  current: count + others,
  ttl: endsAt - Date.now(),
});

/** Counts several requests of a key, and answers with the requests of all processes. */
export type AddRequests = (call: string, key: string, windowMs: number, requests: number) => Promise<Counted>;

export const createRequestCounts = (): AddRequests => {
  const windowOf = createWindows();
  return async (call, key, windowMs, requests) => {
    const window = windowOf(call, key, windowMs);
    window.count += requests;
    return counted(window);
  };
};

/** A process tells its requests each time a twentieth of the limit has come. */
const parts = 20;

/**
 * Counts in this process, and tells the first process some requests at once, because a message for each costs as much as a third of a saved
 * answer. So a limit may be exceeded by a twentieth for each further process. A limit below 40 is exact. The window is the one of the first process
 * as soon as that has told it.
 */
export const countTogether = (addRequests: AddRequests): Counts['countRequest'] => {
  const windowOf = createWindows();
  return async (call, key, windowMs, most) => {
    const together = Math.max(1, Math.floor(most / parts));
    const window = windowOf(call, key, windowMs);
    window.count += 1;
    if (window.count % together !== 0) return counted(window);
    const own = window.count;
    const all = await addRequests(call, key, windowMs, together);
    window.others = Math.max(0, all.current - own);
    // Windows that end together: what the others counted in a window that is over must not count in this one.
    window.endsAt = Date.now() + all.ttl;
    return all;
  };
};

/** Counts in the memory of this process. */
export const createCounts = (clock: () => Date): Counts & { addRequests: AddRequests } => {
  const addRequests = createRequestCounts();
  const streams = new Map<string, number>();
  return {
    addRequests,
    countRequest: (call, key, windowMs) => addRequests(call, key, windowMs, 1),
    guesses: createGuessCounts(clock),
    async openStream(userId, most) {
      const open = streams.get(userId) ?? 0;
      if (open >= most) return null;
      streams.set(userId, open + 1);
      return () => {
        const left = (streams.get(userId) ?? 1) - 1;
        if (left > 0) streams.set(userId, left);
        else streams.delete(userId);
      };
    },
  };
};
