import { type Client, clientOver } from '@matraz/infra/testing/client';
import type { FastifyInstance } from 'fastify';

export type { Client, Reply } from '@matraz/infra/testing/client';

/** A client that calls the app in this process. @param cookie the session's cookie; absent: a visitor */
export const clientOf = (app: FastifyInstance, cookie?: string): Client =>
  clientOver(async ({ headers, ...request }) => {
    const reply = await app.inject({ ...request, headers: { ...(cookie && { cookie }), ...headers } });
    return { status: reply.statusCode, headers: reply.headers, text: reply.payload };
  });
