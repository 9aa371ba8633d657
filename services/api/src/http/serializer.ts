import type { FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';

/** Parses every reply with its schema. Unknown fields are removed, and a missing field is an error. */
export const replySerializer: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (reply) =>
    JSON.stringify(schema.parse(reply));
