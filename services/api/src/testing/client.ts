import { type Client, clientOver } from '@matraz/infra/testing/client';
import type { FastifyInstance } from 'fastify';

export type { Client, Reply } from '@matraz/infra/testing/client';

/** Calls into the app in this process. @param cookie of a session; absent: a visitor */
export const clientOf = (app: FastifyInstance, cookie?: string): Client =>
  clientOver(async ({ headers, ...request }) => {
    const reply = await app.inject({ ...request, headers: { ...(cookie && { cookie }), ...headers } });
    return { status: reply.statusCode, headers: reply.headers, text: reply.payload };
  });
