import { type Access, problem } from '@matraz/contracts/call';

const asProblem = { description: 'Problema (RFC 9457)', content: { 'application/problem+json': { schema: problem } } };

/** The error responses of a call, for OpenAPI. */
export const problemResponses = (access: Access) => ({
  ...(access !== 'public' && { 401: asProblem }),
  ...(access !== 'public' && { 403: asProblem }),
  '4xx': asProblem,
  '5xx': asProblem,
});
