import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { sendProblem } from './error-handler.ts';
import { problemOf } from './problems.ts';
import { createWorkLimit } from './work-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request is no longer work: it only waits, or its reply was sent. */
    endWork(): void;
  }
}

/** Seconds. The pages that were refused in the same moment come back in different ones. */
const [earliestRetry, latestRetry] = [2, 5];

/** A stream of updates stays open and waits. */
const isWork = ({ url }: FastifyRequest) => url.startsWith('/api/') && !/^\/api\/updates(\?|$)/.test(url);

/**
 * Refuses requests with 503 and `Retry-After` while the process has enough to do, before the session is read. Accepted requests so keep
 * their time under any load.
 */
const plugin = async (
  app: FastifyInstance,
  { workLimit = createWorkLimit() }: Pick<ApiDeps, 'workLimit'>,
): Promise<void> => {
  let working = 0;
  app.decorateRequest('endWork', () => {});
  app.addHook('onRequest', (request, reply, done) => {
    if (!isWork(request)) return done();
    if (working >= workLimit.limit) {
      reply.header('retry-after', String(randomInt(earliestRetry, latestRetry + 1)));
      sendProblem(reply, problemOf('unavailable'));
      return;
    }
    working += 1;
    let isWorking = true;
    request.endWork = () => {
      if (isWorking) working -= 1;
      isWorking = false;
    };
    // After the reply, or when the client has gone.
    reply.raw.once('close', request.endWork);
    done();
  });
};

export const overload = Object.assign(plugin, { [Symbol.for('skip-override')]: true });
