import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Span, Tracing } from '@matraz/infra/tracing/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the request's span. Undefined: nothing is traced. */
    spanId: string | undefined;
  }
}

/** W3C Trace Context: the trace's id and the caller's span. */
const traceparent =
  /^00-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-([0-9a-f]{16})-[0-9a-f]{2}$/;

const callerOf = ({ headers }: Pick<IncomingMessage, 'headers'>) => {
  const [, ...parts] = traceparent.exec(String(headers.traceparent)) ?? [];
  const spanId = parts.pop();
  return spanId === undefined ? undefined : { correlationId: parts.join('-'), spanId };
};

/** The id of a request is the id of its trace, as a UUID. Without tracing a caller cannot choose it. */
export const requestIdOf = ({ isOn }: Tracing, request: Pick<IncomingMessage, 'headers'>): string =>
  (isOn ? callerOf(request)?.correlationId : undefined) ?? randomUUID();

/** An older click comes from a browser with a wrong clock, or from a request that was repeated for long. Its length means nothing. */
const longestWayMs = 5 * 60_000;

/**
 * Records the browser's span, from the click to now. The browser sends only the span's id. The time of the click is in
 * the trace's id, a UUIDv7. A browser with a wrong clock gets a span without length.
 */
const traceBrowser = (
  tracing: Tracing,
  name: string,
  { correlationId, spanId }: { correlationId: string; spanId: string },
) => {
  if (correlationId[14] !== '7') return;
  const now = new Date();
  const clickedAt = new Date(Number.parseInt(correlationId.slice(0, 13).replace('-', ''), 16));
  const wayMs = now.getTime() - clickedAt.getTime();
  const startedAt = wayMs >= 0 && wayMs < longestWayMs ? clickedAt : now;
  tracing.start(`browser ${name}`, { correlationId }, { kind: 'client', id: spanId, startedAt }).end({ at: now });
};

const isTraced = ({ url, routeOptions }: FastifyRequest) =>
  url.startsWith('/api/') && routeOptions.url !== undefined && routeOptions.url !== '/api/updates';

/** One span per request of the api, from its arrival to the end of its reply. The update stream has no end to wait for. */
export const traceRequests = (app: FastifyInstance, tracing: Tracing): void => {
  app.decorateRequest('spanId');
  if (!tracing.isOn) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', async (request) => {
    if (!isTraced(request)) return;
    const { id: correlationId, method, routeOptions } = request;
    const route = String(routeOptions.url);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const name = `${method} ${route}`;
    const caller = callerOf(request);
    if (caller) traceBrowser(tracing, name, caller);
    const cause = { correlationId, causationId: caller?.spanId };
    const span = tracing.start(name, cause, { kind: 'server', attributes });
    spans.set(request, span);
    request.spanId = span.id;
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const attributes = { 'http.response.status_code': statusCode };
    spans.get(request)?.end({ attributes, isFailed: statusCode >= 500 });
  });
};
