import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Connections that are still open after this time are cut. No request takes so long. */
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * A server that stops answers its open requests and ends within seconds. Browsers open connections in advance. Node does not
 * count these as idle before their first request, so they are closed here at once.
 */
export const drainQuickly = (app: FastifyInstance): void => {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
  });
};
