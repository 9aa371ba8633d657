import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Longer than any request takes; whoever is slower than that is cut off. */
const PATIENCE_MS = 5_000;

/**
 * A server that stops answers what it has begun and ends within seconds. Browsers open connections in advance, which node does
 * not count as idle before their first request: they are dropped at once.
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
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  });
};
