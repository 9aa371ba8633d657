import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { createCounter, type SharedCounters } from '@matraz/infra/limits/open-counters';
import type { RouteOptions } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

type Done = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** The plugin adds the route to the options of its limit. Its types do not say so. */
interface RouteLimit {
  routeInfo?: Pick<RouteOptions, 'method' | 'url'>;
  max?: number;
  timeWindow?: number;
  everywhere?: boolean;
}

/** Shared counters must not contain addresses. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** The store of the rate-limit plugin: each route has a counter of its own, in this process or everywhere. */
export const limitStoreOf = (counters: SharedCounters): FastifyRateLimitStoreCtor =>
  class LimitStore implements FastifyRateLimitStore {
    readonly #counter: RateLimiterAbstract | undefined;
    readonly #isShared: boolean;

    constructor({ routeInfo, max = 1, timeWindow = 60_000, everywhere = false }: RouteLimit = {}) {
      this.#isShared = everywhere;
      if (!routeInfo) return;
      const name = `${routeInfo.method} ${routeInfo.url}`;
      const limit = { most: max, seconds: timeWindow / 1_000 };
      this.#counter = everywhere ? counters.open(name, limit) : createCounter(name, limit);
    }

    incr(key: string, done: Done): void {
      this.#counter
        ?.penalty(this.#isShared ? hashOf(key) : key)
        .then(({ consumedPoints, msBeforeNext }) => done(null, { current: consumedPoints, ttl: msBeforeNext }), done);
    }

    child(route: RouteOptions & RouteLimit): LimitStore {
      return new LimitStore(route);
    }
  };
