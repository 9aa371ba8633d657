import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { Config } from '@matraz/infra/config/config';
import { addressesOf, everyAddress, isMissingAddress } from '@matraz/infra/config/listening';
import type { FastifyInstance } from 'fastify';

/** Listens on one more address. Its connections are handed to the server, so the server's limits apply to them. */
const listenOn = async (app: FastifyInstance, host: string): Promise<Server> => {
  const { port } = app.server.address() as AddressInfo;
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  await once(listener.listen({ host, port }), 'listening');
  return listener;
};

/**
 * Listens on the configured addresses. Fastify's own support for `localhost` depends on the hosts file, and closes without
 * answering the open requests of the second address.
 *
 * @returns a function that answers the open requests and closes the api
 */
export const listen = async (
  app: FastifyInstance,
  { host = everyAddress, port }: Pick<Config, 'host' | 'port'>,
): Promise<() => Promise<void>> => {
  const [first, ...others] = addressesOf(host);
  const listeners: Server[] = [];
  await app.listen({ host: first, port });
  for (const address of others) {
    try {
      listeners.push(await listenOn(app, address));
    } catch (error) {
      if (!isMissingAddress(error)) throw error;
    }
  }
  return async () => {
    const closed = listeners.map((listener) => once(listener.close(), 'close'));
    await app.close();
    await Promise.all(closed);
  };
};
