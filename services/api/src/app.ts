import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountsPlugin } from './accounts/plugin.ts';
import type { ApiDeps } from './deps.ts';
import { handlers } from './handlers.ts';
import { apiDocs } from './http/api-docs.ts';
import { noteArrival } from './http/arrival.ts';
import { drainQuickly } from './http/draining.ts';
import { errorHandler } from './http/error-handler.ts';
import { frontend } from './http/frontend.ts';
import { health } from './http/health.ts';
import { logRequests, withoutPersonalData } from './http/logging.ts';
import { registerCalls } from './http/register-call.ts';
import { security } from './http/security.ts';
import { replySerializer } from './http/serializer.ts';
import { uploads } from './http/uploads.ts';
import { updates } from './updates/updates.route.ts';

const BODY_LIMIT = 1024 * 1024;
/**
 * Of the page of an exam a third is left, for bad connections. The quickest levels: 0.2 ms instead of 0.9 for a tenth more bytes.
 * A window of 64 kB instead of 4 MB for each reply. Replies below the threshold, in bytes, are not worth it.
 */
const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 4_096,
  // Of replies alone: nobody sends us packed bodies, so none is unpacked.
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } },
  zlibOptions: { level: 1 },
};
/** A client that sends slower than this is cut off. */
const REQUEST_TIMEOUT_MS = 30_000;

z.config(z.locales.es());

/** The whole api, ready for `inject` or `listen`. Order matters: security and session come before every route. */
export const buildApp = (deps: ApiDeps): FastifyInstance => {
  const requestTimeout = deps.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const app = fastify({
    ...(deps.logger ? { loggerInstance: withoutPersonalData(deps.logger) } : { logger: false }),
    trustProxy: deps.config.trustedProxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    // Were the headers given longer than the whole, node would swap the two.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(requestTimeout, 5_000) },
    requestIdHeader: false,
    // `logRequests` does.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: errorHandler,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // While it stops it answers whoever still has a connection; that reply ends it.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replySerializer);
  app.setErrorHandler(errorHandler);
  // JSON alone: a form or a text of another site is refused before anybody reads it.
  app.removeContentTypeParser('text/plain');

  noteArrival(app, deps);
  logRequests(app);
  drainQuickly(app);
  app.register(security, deps);
  app.register(accountsPlugin, deps);
  app.register(apiDocs, deps);
  app.register(async (scope) => {
    await scope.register(compress, compression);
    registerCalls(scope, deps, handlers);
    updates(scope, deps);
  });
  app.register(uploads, deps);
  app.register(health, deps);
  app.register(frontend, deps);
  return app;
};
