import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { Config } from '@matraz/infra/config/config';
import { addressesOf, everyAddress, isMissingAddress } from '@matraz/infra/config/listening';
import type { FastifyInstance } from 'fastify';

/** A further address of the server. The server itself has the connections, with its limits and its way of ending. */
const openDoor = async (app: FastifyInstance, host: string): Promise<Server> => {
  const { port } = app.server.address() as AddressInfo;
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  await once(door.listen({ host, port }), 'listening');
  return door;
};

/**
 * Opens the api where the configuration says. Fastify's own way of listening on `localhost` believes the hosts file, and ends
 * without the requests that came in by the second address.
 *
 * @returns ends what is under way, then everything of the api
 */
export const listen = async (
  app: FastifyInstance,
  { host = everyAddress, port }: Pick<Config, 'host' | 'port'>,
): Promise<() => Promise<void>> => {
  const [first, ...others] = addressesOf(host);
  const doors: Server[] = [];
  await app.listen({ host: first, port });
  for (const address of others) {
    try {
      doors.push(await openDoor(app, address));
    } catch (error) {
      if (!isMissingAddress(error)) throw error;
    }
  }
  return async () => {
    const closed = doors.map((door) => once(door.close(), 'close'));
    await app.close();
    await Promise.all(closed);
  };
};
