import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Behaviour, goodBehaviour } from './behaviour.ts';
import { openState } from './state.ts';

interface SimulatorOptions {
  /** 0: any free port. */
  port: number;
  host: string;
  /** The address for browsers. Default: the address that it listens on. */
  publicUrl?: string;
  accessToken: string;
  /** Signs the notices. */
  webhookSecret: string;
  /** Keeps payments over restarts. */
  file?: string;
  now?: () => Date;
}

export interface Simulator {
  url: string;
  behaviour: Behaviour;
  close(): Promise<void>;
}

/**
 * A server that speaks as much of Mercado Pago's HTTP as Matraz uses. No money moves. Its first request loads most of its code,
 * because most demos sell nothing, and that code would stay in the process that starts the others.
 */
export const startSimulator = async (options: SimulatorOptions): Promise<Simulator> => {
  const { port, host, accessToken, webhookSecret, file, now = () => new Date() } = options;
  const stopping = new AbortController();
  const behaviour = goodBehaviour();
  const state = openState(file);
  const server = createServer();
  const publicUrl = () => options.publicUrl ?? `http://${host}:${(server.address() as AddressInfo).port}`;
  let listener: Promise<RequestListener> | undefined;
  const load = async () => {
    const { createListener } = await import('./listener.ts');
    const { signal } = stopping;
    return createListener({ state, behaviour, accessToken, publicUrl, webhookSecret, signal, now });
  };
  server.on('request', async (request, response) => {
    listener ??= load();
    try {
      (await listener)(request, response);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await once(server.listen({ port, host }), 'listening');
  return {
    url: publicUrl(),
    behaviour,
    async close() {
      stopping.abort();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
