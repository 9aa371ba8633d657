import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import { createDiskReader } from '@matraz/application/status/disk-reader';
import { createUseLimit } from '@matraz/infra/identity/guess-limit';
import { createCounter, postgresCounters } from '@matraz/infra/limits/open-counters';
import { createWriteProbe } from '@matraz/infra/postgres/write-probe';
import { noTracing } from '@matraz/infra/tracing/tracing';
import { type FastifyInstance, type FastifySerializerCompiler, fastify, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createGuardianMails } from './accounts/guardian-mails.ts';
import { createMailLimit } from './accounts/mail-limit.ts';
import { pictureRoute } from './accounts/picture.route.ts';
import { accountsPlugin } from './accounts/plugin.ts';
import { createProofs } from './accounts/proofs.ts';
import type { ApiDeps, AppDeps } from './app-deps.ts';
import { createClientErrorCounter } from './client-errors/commands.ts';
import { createDifficulties } from './diagnosis/difficulties.ts';
import { onlyProcess } from './group/group.ts';
import { handlers } from './handlers.ts';
import { noteArrival } from './http/calls/arrival.ts';
import { errorHandler } from './http/calls/error-handler.ts';
import { registerCalls } from './http/calls/register-call.ts';
import { limits, scaled } from './http/limits/limits.ts';
import { apiDocs } from './http/plugins/api-docs.ts';
import { logRequests, withoutPersonalData } from './http/plugins/logging.ts';
import { refuseUnderPressure } from './http/plugins/overload.ts';
import { requestLogger } from './http/plugins/request-logger.ts';
import { security } from './http/plugins/security.ts';
import { requestIdOf, traceRequests } from './http/plugins/tracing.ts';
import { drainQuickly } from './http/site/draining.ts';
import { frontend } from './http/site/frontend.ts';
import { health } from './http/site/health.ts';
import { uploads } from './http/site/uploads.ts';
import { paymentNotices } from './premium/notices.route.ts';
import { metrics } from './status/metrics.route.ts';
import { updates } from './updates/updates.route.ts';

/**
 * Compression makes an exam page three times smaller, for bad connections: 1 ms for its 73 kB. Better levels give a tenth fewer bytes for
 * twice the time and more. A window of 256 kB (LGWIN 18) replaces one of 4 MB per reply. Up to `syncThreshold` one call compresses a
 * reply. A stream would take two to three times as much processor time.
 */
const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 4_096,
  syncThreshold: 256 * 1024,
  // Only replies are compressed. Compressed request bodies are refused.
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  zlibOptions: { level: 4 },
};

/** Parses every reply with its schema. Unknown fields are removed, and a missing field is an error. */
const replySerializer: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (reply) =>
    JSON.stringify(schema.parse(reply));

z.config(z.locales.es());

/** The whole api, ready for `inject` or `listen`. The order matters: security and session run before every route. */
export const buildApp = (given: ApiDeps): FastifyInstance => {
  const counters = given.counters ?? postgresCounters(given.pool);
  const deps: AppDeps = {
    ...given,
    counters,
    proofs: createProofs({ ...given, counters }),
    guardianMails: createGuardianMails({ ...given, counters }),
    mailLimit: createMailLimit({ ...given, counters }),
    countExport: createUseLimit(
      counters.open('exports', limits.exports),
      scaled(limits.exports.most, given.config.rateLimitScale),
    ),
    countReport: createUseLimit(
      counters.open('question reports', limits.questionReports),
      scaled(limits.questionReports.most, given.config.rateLimitScale),
    ),
    countCode: createUseLimit(
      counters.open('class codes', limits.classCodes),
      scaled(limits.classCodes.most, given.config.rateLimitScale),
    ),
    countWord: createUseLimit(
      counters.open('access words', limits.accessWords),
      scaled(limits.accessWords.most, given.config.rateLimitScale),
    ),
    group: given.group ?? onlyProcess,
    clientErrors: createClientErrorCounter(),
    reportCounter: createCounter('reports', limits.allBrowserErrors),
    writeProbe: createWriteProbe(given.pool, {
      onFailure: (err) => given.logger?.warn({ err }, 'the database takes no writes'),
    }),
    disks: createDiskReader(given),
    difficulties: createDifficulties(given),
  };
  const { tracing = noTracing } = deps;
  const requestTimeout = deps.requestTimeoutMs ?? limits.request.seconds * 1_000;
  const app = fastify({
    ...(deps.logger ? { loggerInstance: withoutPersonalData(deps.logger) } : { logger: false }),
    trustProxy: deps.config.trustedProxies,
    bodyLimit: limits.request.bytes,
    requestTimeout,
    // Node swaps the two limits if the headers may take longer than the whole request.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(requestTimeout, 5_000) },
    requestIdHeader: false,
    // `logRequests` logs requests.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: errorHandler,
    genReqId: (request) => requestIdOf(tracing, request),
    childLoggerFactory: requestLogger,
    forceCloseConnections: 'idle',
    // While the server stops, open connections still get a reply. That reply closes the connection.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replySerializer);
  app.setErrorHandler(errorHandler);
  // Only JSON is accepted. A form or a text from another site is refused before it is read.
  app.removeContentTypeParser('text/plain');

  noteArrival(app, deps);
  traceRequests(app, tracing);
  logRequests(app);
  drainQuickly(app);
  app.register(security, deps);
  refuseUnderPressure(app, deps);
  // Before every route, because it documents those that come later.
  app.register(apiDocs, deps);
  app.register(accountsPlugin, deps);
  app.register(async (scope) => {
    await scope.register(compress, compression);
    registerCalls(scope, deps, handlers);
    updates(scope, deps);
  });
  app.register(paymentNotices, deps);
  app.register(uploads, deps);
  app.register(pictureRoute, deps);
  app.register(health, deps);
  metrics(app, deps);
  app.register(frontend, deps);
  return app;
};
