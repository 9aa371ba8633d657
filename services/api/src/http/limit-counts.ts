import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import type { Counts } from '../group/counts.ts';

type Done = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** The plugin adds the route to the options. Its types do not say so. */
interface WithRoute {
  routeInfo?: Pick<RouteOptions, 'method' | 'url'>;
}

/**
 * The store of the rate-limit plugin. Each request gets its own count. The store of the plugin gives all of them the same object, so of
 * the requests of one turn, those below the limit are refused too.
 */
export const limitStoreOf = ({ countRequest }: Pick<Counts, 'countRequest'>): FastifyRateLimitStoreCtor =>
  class LimitStore implements FastifyRateLimitStore {
    readonly #call: string;

    constructor({ routeInfo }: WithRoute = {}) {
      this.#call = `${routeInfo?.method} ${routeInfo?.url}`;
    }

    incr(key: string, done: Done, timeWindow: number, most: number): void {
      countRequest(this.#call, key, timeWindow, most).then((counted) => done(null, counted), done);
    }

    /** Each call has its own counts. */
    child(route: RouteOptions & WithRoute): LimitStore {
      return new LimitStore(route);
    }
  };
