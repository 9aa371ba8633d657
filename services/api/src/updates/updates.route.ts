import { routes } from '@matraz/contracts/routes';
import { type ReadModelChange, readModels, updateMessage } from '@matraz/contracts/updates';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { accessCheck } from '../http/access.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { HttpProblem } from '../http/problems.ts';
import { accountLimit } from '../http/rate-limits.ts';
import { createAudience } from './audience.ts';
import { openEventStream } from './event-stream.ts';

/** Tabs of one account; the next one is refused and keeps working, only without live updates. */
const MAX_STREAMS = 8;
const everything = readModels.map((model): ReadModelChange => [model]);
/** Shorter than the patience of any proxy. */
const HEARTBEAT_MS = 25_000;

/**
 * `GET /api/updates`: server-sent events `changed`, which say what the browser must read again, never the data itself.
 * Each account hears what concerns it and what concerns everybody.
 */
export const updates = (app: FastifyInstance, deps: ApiDeps): void => {
  const audience = createAudience();
  const closers = new Set<() => void>();
  let isStopping = false;

  const stopHearing = deps.waiter.onChanged((changes) => {
    for (const [userId, ...change] of changes) audience.tell(userId, [change]);
  });
  // Before the server waits for its connections: these would never end by themselves.
  app.addHook('preClose', async () => {
    isStopping = true;
    stopHearing();
    for (const close of closers) close();
  });

  const [method, url] = routes.getUpdates.split(' ') as ['GET', string];
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    schema: {
      operationId: 'getUpdates',
      summary: 'Eventos del servidor: qué hay que volver a leer',
      tags: ['Estudio'],
      response: {
        200: { description: 'Eventos `changed`', content: { 'text/event-stream': { schema: updateMessage } } },
        ...problemResponses('session'),
      },
    },
    config: { rateLimit: accountLimit(deps.config.rateLimitScale) },
    onRequest: accessCheck('session', deps),
    handler: (request, reply) => {
      const { userId } = request;
      if (userId === null) throw new HttpProblem('session_required');
      // A stream would hold up the end.
      if (isStopping) throw new HttpProblem('unavailable');
      if (audience.count(userId) >= MAX_STREAMS) throw new HttpProblem('too_many_requests');
      const close = openEventStream(reply, {
        isResumed: request.headers['last-event-id'] !== undefined,
        heartbeatMs: deps.heartbeatMs ?? HEARTBEAT_MS,
        isAllowed: () => request.sessionAlive(),
        join: (hear) => audience.join(userId, hear),
        everything: everything,
        onClose: () => closers.delete(close),
      });
      closers.add(close);
    },
  });
};
