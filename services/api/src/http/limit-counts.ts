import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** Keys of one call whose requests are counted. The least recently used one is forgotten. */
const mostKeys = 5_000;

interface Window {
  count: number;
  startedAt: number;
}

/**
 * Counts the requests of a window. Each request gets its own count. The store of the plugin gives all of them the same object, so of
 * the requests of one turn, those below the limit are refused too.
 */
export class LimitCounts implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, Window>({ max: mostKeys });

  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = Date.now();
    const known = this.#windows.get(key);
    const { count, startedAt } = known && now < known.startedAt + timeWindow ? known : { count: 0, startedAt: now };
    this.#windows.set(key, { count: count + 1, startedAt });
    done(null, { current: count + 1, ttl: startedAt + timeWindow - now });
  }

  /** Each call has its own counts. */
  child(): LimitCounts {
    return new LimitCounts();
  }
}
