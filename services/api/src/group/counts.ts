import { createGuessCounts, type GuessCounts } from '@matraz/infra/identity/guess-limit';
import { LRUCache } from 'lru-cache';

/** Requests of a key in its window. */
export interface Counted {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** What is counted for the limits. The api processes of a machine share it, so a limit does not depend on their number. */
export interface Counts {
  /** Counts one request. Each call has its own counts. */
  countRequest(call: string, key: string, windowMs: number): Promise<Counted>;
  guesses: GuessCounts;
  /** @returns called at the end of the stream; null when the user has `most` open streams */
  openStream(userId: string, most: number): Promise<(() => void) | null>;
}

/**
 * Keys of one call whose requests are counted. The least recently used one is forgotten. It is `maxSize` instead of `max`,
 * because LRUCache reserves memory for `max`: 140 kB for each call.
 */
const mostKeys = 5_000;

interface Window {
  count: number;
  startedAt: number;
}

/** Counts in the memory of this process. */
export const createCounts = (clock: () => Date): Counts => {
  const windows = new Map<string, LRUCache<string, Window>>();
  const streams = new Map<string, number>();
  return {
    async countRequest(call, key, windowMs) {
      const ofCall = windows.get(call) ?? new LRUCache<string, Window>({ maxSize: mostKeys, sizeCalculation: () => 1 });
      windows.set(call, ofCall);
      const now = Date.now();
      const known = ofCall.get(key);
      const { count, startedAt } = known && now < known.startedAt + windowMs ? known : { count: 0, startedAt: now };
      ofCall.set(key, { count: count + 1, startedAt });
      return { current: count + 1, ttl: startedAt + windowMs - now };
    },
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
