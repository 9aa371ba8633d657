import type { FastifyRequest } from 'fastify';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The addresses under which the platform is itself: the configured one and, when that is this very machine, the
 * machine's other names, so that http://127.0.0.1:3000 is not a stranger to http://localhost:3000.
 */
export const ownOrigins = (publicUrl: string): [string, ...string[]] => {
  const own = new URL(publicUrl);
  if (!loopback.includes(own.hostname)) return [own.origin];
  const others = loopback.filter((name) => name !== own.hostname);
  return [own.origin, ...others.map((name) => own.origin.replace(own.hostname, name))];
};

/** The own origin that a request came to; undefined when its Host is none of them. Host is never believed beyond that. */
export const originOf = (request: FastifyRequest, origins: readonly string[]): string | undefined =>
  origins.find((origin) => new URL(origin).host === request.headers.host);
