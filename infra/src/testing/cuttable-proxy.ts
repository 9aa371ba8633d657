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
  /** Every connection, new ones too, is open and carries nothing until `speak()`, which delivers what was sent. */
  silence(): void;
  speak(): void;
  close(): Promise<void>;
}

/** A TCP proxy that a test can cut: what a restart of the server or a broken network looks like from the client. */
export const createCuttableProxy = async (target: { host: string; port: number }): Promise<CuttableProxy> => {
  const sockets = new Set<Socket>();
  const pairs = new Set<{ client: Socket; upstream: Socket }>();
  let refusing = false;
  let silent = false;
  let refused = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    return socket.setNoDelay();
  };
  const join = ({ client, upstream }: { client: Socket; upstream: Socket }) => client.pipe(upstream).pipe(client);
  const server = createServer((client) => {
    keep(client);
    if (refusing) {
      refused += 1;
      return client.resetAndDestroy();
    }
    const upstream = keep(connect(target));
    const pair = { client, upstream };
    pairs.add(pair);
    if (!silent) join(pair);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => {
      pairs.delete(pair);
      client.destroy();
    });
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
    silence() {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    speak() {
      if (!silent) return;
      silent = false;
      for (const pair of pairs) join(pair);
    },
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
};
