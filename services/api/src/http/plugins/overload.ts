import { randomInt } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../calls/problems.ts';

/** Milliseconds between two looks at the event loop. */
const sampleInterval = 500;

/** Seconds. Pages that were refused together come back at different times. */
const [earliestRetry, latestRetry] = [2, 5];

/** A stream of updates stays open and waits. Health and metrics must answer. */
const isWork = ({ url }: FastifyRequest) => url.startsWith('/api/') && !/^\/api\/updates(\?|$)/.test(url);

/** While the event loop is late, requests are refused with 503 and `Retry-After`, before the session is read. */
export const refuseUnderPressure = (app: FastifyInstance, { mostDelayMs = 0 }: { mostDelayMs?: number }): void => {
  app.register(underPressure, {
    sampleInterval,
    maxEventLoopDelay: mostDelayMs,
    pressureHandler: (request, reply) => {
      if (!isWork(request)) return;
      reply.header('retry-after', String(randomInt(earliestRetry, latestRetry + 1)));
      throw new HttpProblem('unavailable');
    },
  });
};
