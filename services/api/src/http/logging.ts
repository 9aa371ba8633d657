import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** The route's pattern, never the address: query strings carry codes, addresses carry ids. */
const routeOf = (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url });

/** Enough to find a fault. Other properties of a database error quote the row, which may hold an e-mail. */
const faultOf = (error: Error & { code?: string }): object => ({
  type: error.name,
  message: error.message,
  code: error.code,
  stack: error.stack,
  ...(error.cause instanceof Error && { cause: faultOf(error.cause) }),
});

export const withoutPersonalData = (logger: FastifyBaseLogger): FastifyBaseLogger =>
  logger.child({}, { serializers: { req: routeOf, res: ({ statusCode }) => ({ statusCode }), err: faultOf } });

/** One line per request that was answered. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ ...routeOf(request), status: statusCode, ms: Math.round(elapsedTime * 10) / 10 }, 'request');
  });
};
