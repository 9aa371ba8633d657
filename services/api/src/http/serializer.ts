import type { FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';

/** A reply passes through its schema: what the contract does not name never leaves, what it asks for is there. */
export const replySerializer: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (reply) =>
    JSON.stringify(schema.parse(reply));
