import type { FastifyInstance, FastifyReply, onSendHookHandler } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    parts: readonly Buffer[] | null;
  }
}

/** Must be called before the routes are registered. */
export const allowParts = (app: FastifyInstance): void => {
  app.decorateReply('parts', null);
};

/**
 * Sends the parts as one body, without a copy of them. Most of an exam page is one long part that all its readers share. A copy would be
 * the largest allocation of the reply.
 */
export const sendParts = (reply: FastifyReply, parts: readonly Buffer[]): FastifyReply => {
  reply.parts = parts;
  // The hooks need a payload. `writeParts` sends all parts.
  return reply.send(parts[0]);
};

/**
 * Runs after the hook for cookies, so the headers are complete, and instead of the hook of @fastify/compress. Fastify itself can only write
 * one buffer.
 */
export const writeParts: onSendHookHandler = (_, reply, payload, done) => {
  const { parts } = reply;
  if (!parts) return done(null, payload);
  // After an error Fastify sends another reply.
  reply.parts = null;
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const { raw } = reply.header('content-length', length);
  raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>);
  raw.cork();
  for (const part of parts) raw.write(part);
  raw.end();
};
