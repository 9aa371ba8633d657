import type { FastifyBaseLogger } from 'fastify';
import type { Counter } from 'prom-client';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Deps } from '../deps.ts';

export interface ClientErrorDeps extends Deps {
  clientErrors: Counter<'browser'>;
  /** Of reports of errors in browsers. */
  reportCounter: RateLimiterAbstract;
  /** Absent: nothing is logged. */
  logger?: FastifyBaseLogger;
}
