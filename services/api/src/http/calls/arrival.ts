import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the first byte of the request arrived, before session and body were read. Commands of the request happen at this time. */
    receivedAt: Date;
  }
}

/** Must be registered before every other hook. */
export const noteArrival = (app: FastifyInstance, { clock }: Pick<Deps, 'clock'>): void => {
  app.decorateRequest('receivedAt');
  app.addHook('onRequest', (request, _, done) => {
    request.receivedAt = clock();
    done();
  });
};
