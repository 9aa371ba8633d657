import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy {
  port: number;
  /** Ends every connection at once, both ways. */
  cut(): void;
  /** Refuses new connections (after cutting the old ones) until `allow()`. */
  refuse(): void;
  /** How many connections were refused so far. */
  refused(): number;
  allow(): void;
  /** Every connection stays open and carries nothing any more, as when a router forgot it; new ones work. */
  freeze(): void;
  close(): Promise<void>;
}

/** A TCP proxy that a test can cut: what a restart of the server or a broken network looks like from the client. */
export const createCuttableProxy = async (target: { host: string; port: number }): Promise<CuttableProxy> => {
  const sockets = new Set<Socket>();
  let refusing = false;
  let refused = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    return socket.setNoDelay();
  };
  const server = createServer((client) => {
    keep(client);
    if (refusing) {
      refused += 1;
      return client.resetAndDestroy();
    }
    const upstream = keep(connect(target));
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    refuse() {
      refusing = true;
      cut();
    },
    refused: () => refused,
    allow() {
      refusing = false;
    },
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
};
