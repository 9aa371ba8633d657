import { routes } from '@matraz/contracts/routes';
import {
  type ReadModelChange,
  readModels,
  type UpdateQuery,
  type UserChange,
  updateMessage,
  updateQuery,
} from '@matraz/contracts/updates';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { accessCheck } from '../http/calls/access.ts';
import { problemResponses } from '../http/calls/problem-responses.ts';
import { HttpProblem } from '../http/calls/problems.ts';
import { accountLimit, limits } from '../http/limits/limits.ts';
import { openEventStream } from './event-stream.ts';
import { createOpenStreams } from './open-streams.ts';
import { createRecentChanges } from './recent-changes.ts';
import { createSubscribers } from './subscribers.ts';

const everything = readModels.map((model): ReadModelChange => [model]);
/** A change for every user names no topic, which may be a draft, and no class: they do not exist for most users. */
const withoutName = (change: UserChange): UserChange => {
  const [userId, model] = change;
  return userId === null && (model === 'topic' || model === 'class') ? [null, model] : change;
};

/** Shorter than the idle timeout of common proxies. */
const HEARTBEAT_MS = 25_000;

/**
 * `GET /api/updates`: server-sent events `changed`. They name what the browser must read again, and contain no data. An account gets
 * its own changes and those that concern every user.
 */
export const updates = (app: FastifyInstance, deps: Deps & { heartbeatMs?: number }): void => {
  const subscribers = createSubscribers();
  const openStreams = createOpenStreams(limits.updateStreams.most);
  const closers = new Set<() => void>();
  let isStopping = false;

  const recent = createRecentChanges();
  const unsubscribe = deps.waiter.onChanged((named, position) => {
    const changes = named.map(withoutName);
    recent.add(changes, position);
    for (const [userId, ...change] of changes) subscribers.notify(userId, [change]);
  });
  // The streams must end before the server waits for its connections, because they do not end by themselves.
  app.addHook('preClose', async () => {
    isStopping = true;
    unsubscribe();
    for (const close of closers) close();
  });

  /** A page that reconnects may have missed everything. One that gives no position reads everything again by itself. */
  const missedBy = (userId: string, { headers, query }: FastifyRequest): readonly ReadModelChange[] => {
    if (headers['last-event-id'] !== undefined) return everything;
    const { since } = query as UpdateQuery;
    return since === undefined ? [] : (recent.since(userId, BigInt(since)) ?? everything);
  };

  const [method, url] = routes.getUpdates.split(' ') as ['GET', string];
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    schema: {
      operationId: 'getUpdates',
      summary: 'Eventos del servidor: qué hay que volver a leer',
      querystring: updateQuery,
      tags: ['Estudio'],
      response: {
        200: { description: 'Eventos `changed`', content: { 'text/event-stream': { schema: updateMessage } } },
        ...problemResponses('account'),
      },
    },
    config: { isCall: true, rateLimit: accountLimit('getUpdates', deps.config.rateLimitScale) },
    ...accessCheck('account', deps),
    handler: async (request, reply) => {
      const { userId } = request;
      if (userId === null) throw new HttpProblem('session_required');
      // A new stream would delay the end.
      if (isStopping) throw new HttpProblem('unavailable');
      const noteEnd = openStreams.begin(userId);
      if (!noteEnd) throw new HttpProblem('too_many_requests');
      // The browser or the server may have ended meanwhile.
      if (isStopping || reply.raw.destroyed) {
        noteEnd();
        throw new HttpProblem('unavailable');
      }
      const close = openEventStream(reply, {
        missed: missedBy(userId, request),
        heartbeatMs: deps.heartbeatMs ?? HEARTBEAT_MS,
        isAllowed: () => request.sessionAlive(),
        watchSession: (end) => request.onSessionEnd(end),
        subscribe: (listener) => subscribers.subscribe(userId, listener),
        onClose() {
          closers.delete(close);
          noteEnd();
        },
      });
      closers.add(close);
    },
  });
};
