import type { FastifyRequest } from 'fastify';

/** `If-None-Match` is compared weakly (RFC 9110): a proxy that compresses adds `W/` to the tag. */
export const matchesTag = ({ 'if-none-match': sent }: FastifyRequest['headers'], tag: string): boolean =>
  (sent ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
