import type { FastifyRequest } from 'fastify';

const WINDOW_MS = 60_000;
/**
 * Per account, call and minute. Polling in several tabs and the parallel creation of hundreds of questions stay below the limit.
 * Each call has its own count, so a page that polls too often can still save answers.
 */
const REQUESTS_PER_WINDOW = 1_200;

/** Runs after the access check, so the request has an account, except to the few public calls. */
export const accountLimit = (scale: number, perWindow = REQUESTS_PER_WINDOW) => ({
  max: Math.max(1, Math.ceil(perWindow * scale)),
  timeWindow: WINDOW_MS,
  hook: 'preParsing' as const,
  keyGenerator: (request: FastifyRequest) => request.userId ?? request.ip,
});
