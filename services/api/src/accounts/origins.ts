import type { FastifyRequest } from 'fastify';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origins of the platform: the configured one and, if it is a loopback address, the other loopback names. So
 * http://127.0.0.1:3000 and http://localhost:3000 are the same platform.
 */
export const ownOrigins = (publicUrl: string): [string, ...string[]] => {
  const own = new URL(publicUrl);
  if (!loopback.includes(own.hostname)) return [own.origin];
  const others = loopback.filter((name) => name !== own.hostname);
  return [own.origin, ...others.map((name) => own.origin.replace(own.hostname, name))];
};

/** The own origin that matches the request's Host header. Undefined: none matches. */
export const originOf = (request: FastifyRequest, origins: readonly string[]): string | undefined =>
  origins.find((origin) => new URL(origin).host === request.headers.host);
