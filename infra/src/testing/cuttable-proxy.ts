import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy {
  port: number;
  /** Ends all connections, on both sides. */
  cut(): void;
  /** Ends all connections, and refuses new ones until `allow()`. */
  refuse(): void;
  /** Number of connections that were refused. */
  refused(): number;
  allow(): void;
  /** All open connections stay open but transfer nothing any more, as after a router lost them. New connections work. */
  freeze(): void;
  /** All connections, new ones too, transfer nothing until `resume()`, which then delivers what was sent. */
  pause(): void;
  resume(): void;
  /** Overwrites the ASCII text once, in what a client sends next, so that the server refuses the statement. */
  garble(text: string): void;
  close(): Promise<void>;
}

/** A TCP proxy with which a test simulates a restart of the server or a broken network. */
export const createCuttableProxy = async (target: { host: string; port: number }): Promise<CuttableProxy> => {
  const sockets = new Set<Socket>();
  const pairs = new Set<{ client: Socket; upstream: Socket }>();
  let refusing = false;
  let paused = false;
  let refused = 0;
  let garbled = '';
  const garble = (data: Buffer) => {
    const at = data.indexOf(garbled);
    if (at < 0) return;
    data.fill('?', at, at + garbled.length);
    garbled = '';
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    return socket.setNoDelay();
  };
  const join = ({ client, upstream }: { client: Socket; upstream: Socket }) =>
    client.on('data', garble).pipe(upstream).pipe(client);
  const server = createServer((client) => {
    keep(client);
    if (refusing) {
      refused += 1;
      return client.resetAndDestroy();
    }
    const upstream = keep(connect(target));
    const pair = { client, upstream };
    pairs.add(pair);
    if (!paused) join(pair);
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
    pause() {
      paused = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const pair of pairs) join(pair);
    },
    garble(text) {
      garbled = text;
    },
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
};
