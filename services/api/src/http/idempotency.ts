import type { CommandContext } from '@matraz/application/command-handler';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from './problems.ts';

const MAX_KEY = 200;

/**
 * @throws HttpProblem invalid_idempotency_key
 */
const idempotencyKey = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.length < 1 || key.length > MAX_KEY) {
    throw new HttpProblem('invalid_idempotency_key');
  }
  return key;
};

/** One instant for the whole request: the time of its commands and of its ids. */
export const commandContext = (request: FastifyRequest): CommandContext => {
  const key = idempotencyKey(request);
  return {
    ...(request.userId !== null && { userId: request.userId }),
    correlationId: request.id,
    ...(key !== undefined && { idempotencyKey: key }),
    now: request.receivedAt,
  };
};
