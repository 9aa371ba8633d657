import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../deps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request began to arrive: before its session was looked up and its body read. What it asks for is of this instant. */
    receivedAt: Date;
  }
}

/** The first of all hooks. */
export const noteArrival = (app: FastifyInstance, { clock }: Pick<ApiDeps, 'clock'>): void => {
  app.decorateRequest('receivedAt');
  app.addHook('onRequest', async (request) => {
    request.receivedAt = clock();
  });
};
