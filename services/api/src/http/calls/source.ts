import type { Source } from '@matraz/infra/identity/security-events';
import type { FastifyRequest } from 'fastify';

/** From where a request came. */
export const sourceOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Source => ({
  address: ip,
  browser: headers['user-agent'] ?? '',
});
