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

/**
 * Requests to `/api/` that one process works on at the same time, while its event loop is punctual. More of them only wait for each
 * other: at 1,000 requests per second the last one waits half a second.
 */
const mostRequests = 500;

const lookEveryMs = 50;

/** Seconds. The pages that were refused in the same moment come back in different ones. */
const [earliestRetry, latestRetry] = [2, 5];

/** A stream of updates stays open and waits. */
const isWork = ({ url }: FastifyRequest) => url.startsWith('/api/') && !/^\/api\/updates(\?|$)/.test(url);

/**
 * Refuses requests with 503 and `Retry-After` while the process has enough to do, before the session is read. Accepted requests so keep
 * their time under any load.
 */
const plugin = async (app: FastifyInstance, deps: Pick<ApiDeps, 'mostRequests'>): Promise<void> => {
  const allowed = createWorkLimit(deps.mostRequests ?? mostRequests);
  let dueAt = performance.now() + lookEveryMs;
  const looks = setInterval(() => {
    const now = performance.now();
    allowed.noteDelay(now - dueAt);
    dueAt = now + lookEveryMs;
  }, lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(looks));
  let working = 0;
  app.decorateRequest('endWork', () => {});
  app.addHook('onRequest', (request, reply, done) => {
    if (!isWork(request)) return done();
    if (working >= allowed.limit) {
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
    // Without `finish` the client has gone.
    reply.raw.once('finish', request.endWork).once('close', request.endWork);
    done();
  });
};

export const overload = Object.assign(plugin, { [Symbol.for('skip-override')]: true });
