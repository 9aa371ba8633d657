import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** Logs the route's pattern, not the URL, because URLs contain ids and login codes. */
const routeOf = (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url });

/** The fields that help to find a fault. Other fields of a database error may contain personal data of a row. */
const faultOf = (error: Error & { code?: string }): object => ({
  type: error.name,
  message: error.message,
  code: error.code,
  stack: error.stack,
  ...(error.cause instanceof Error && { cause: faultOf(error.cause) }),
});

export const withoutPersonalData = (logger: FastifyBaseLogger): FastifyBaseLogger =>
  logger.child({}, { serializers: { req: routeOf, res: ({ statusCode }) => ({ statusCode }), err: faultOf } });

/** Logs one line per reply, unless the level of the route drops it. */
export const logRequests = (app: FastifyInstance): void => {
  // These fields have no personal data. Searching them takes longer than writing the line.
  const lines = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.logLevel === 'warn') return done();
    const { statusCode, elapsedTime } = reply;
    const ms = Math.round(elapsedTime * 10) / 10;
    lines.info({ reqId: request.id, ...routeOf(request), status: statusCode, ms }, 'request');
    done();
  });
};
