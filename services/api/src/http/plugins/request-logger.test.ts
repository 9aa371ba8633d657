import { Writable } from 'node:stream';
import { createLogger } from '@matraz/infra/logging/logger';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { expect, test, vi } from 'vitest';
import { requestLogger } from './request-logger.ts';

const serve = (route: (app: FastifyInstance) => void) => {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const loggerInstance: FastifyBaseLogger = createLogger('api', destination);
  const app = fastify({
    loggerInstance,
    genReqId: () => 'r1',
    childLoggerFactory: requestLogger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  route(app);
  return { app, lines, made: vi.spyOn(loggerInstance, 'child') };
};

test('a request that logs nothing makes no logger', async () => {
  const { app, made } = serve((server) => server.get('/', async () => 'ok'));
  await app.ready();
  made.mockClear();
  await app.inject('/');
  expect(made).not.toHaveBeenCalled();
});

test('every line of a request has its id, and its logger is made once', async () => {
  const { app, made, lines } = serve((server) =>
    server.get('/', { logLevel: 'trace' }, async ({ log }) => {
      log.trace('t');
      log.debug('d');
      log.info({ code: 'c' }, 'i');
      log.warn('%s', 'w');
      log.error({ err: new Error('broken') }, 'e');
      log.fatal('f');
      log.silent('never written');
      log.child({ part: 'p' }).info('child');
      return log.level;
    }),
  );
  await app.ready();
  made.mockClear();
  expect((await app.inject('/')).body).toBe('trace');
  expect(made.mock.calls.map(([bindings]) => bindings)).toEqual([{ reqId: 'r1' }, { part: 'p' }]);
  expect(lines.map(({ reqId, level, msg }) => [reqId, level, msg])).toEqual([
    ['r1', 'trace', 't'],
    ['r1', 'debug', 'd'],
    ['r1', 'info', 'i'],
    ['r1', 'warn', 'w'],
    ['r1', 'error', 'e'],
    ['r1', 'fatal', 'f'],
    ['r1', 'info', 'child'],
  ]);
  expect(lines[2]).toMatchObject({ code: 'c' });
  expect(lines[4]).toMatchObject({ err: { message: 'broken' } });
  expect(lines[6]).toMatchObject({ part: 'p' });
});
