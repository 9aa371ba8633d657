import type { FastifyRequest } from 'fastify';

const WINDOW_MS = 60_000;
/**
 * Per account, call and minute: lets the 10 s polling of several tabs and a parallel bulk load of hundreds of questions pass. Each
 * call counts by itself, so that a page that asks without end still saves answers.
 */
const REQUESTS_PER_WINDOW = 1_200;

/** Runs after the access check, so there is an account to count by; visitors were refused before. */
export const accountLimit = (scale: number) => ({
  max: Math.max(1, Math.ceil(REQUESTS_PER_WINDOW * scale)),
  timeWindow: WINDOW_MS,
  hook: 'preParsing' as const,
  keyGenerator: (request: FastifyRequest) => request.userId ?? request.ip,
});
