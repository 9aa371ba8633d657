import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/**
 * The logger of one request. The logger with the request's id is made when there is something to log. Making it takes a tenth of the memory
 * that a request allocates. Most requests only have the line of `logRequests`, which has another logger.
 */
class RequestLogger implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get #logger(): FastifyBaseLogger {
    this.#made ??= this.#make();
    return this.#made;
  }
  #log(level: Level, values: unknown[]): void {
    Reflect.apply(this.#logger[level], this.#logger, values);
  }

  get level() {
    return this.#logger.level;
  }
  child(...options: Parameters<FastifyBaseLogger['child']>) {
    return this.#logger.child(...options);
  }
  fatal(...values: unknown[]) {
    this.#log('fatal', values);
  }
  error(...values: unknown[]) {
    this.#log('error', values);
  }
  warn(...values: unknown[]) {
    this.#log('warn', values);
  }
  info(...values: unknown[]) {
    this.#log('info', values);
  }
  debug(...values: unknown[]) {
    this.#log('debug', values);
  }
  trace(...values: unknown[]) {
    this.#log('trace', values);
  }
  silent(...values: unknown[]) {
    this.#log('silent', values);
  }
}

export const requestLogger: FastifyInstance['childLoggerFactory'] = (logger, bindings, options) =>
  new RequestLogger(() => logger.child(bindings, options));
