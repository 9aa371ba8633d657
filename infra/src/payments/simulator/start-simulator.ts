import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { api } from './api.routes.ts';
import { type Behaviour, goodBehaviour } from './behaviour.ts';
import { createNotifier } from './notify.ts';
import { pages } from './pages.routes.ts';
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

/** A server that speaks as much of Mercado Pago's HTTP as Matraz uses. No money moves. */
export const startSimulator = async (options: SimulatorOptions): Promise<Simulator> => {
  const { port, host, accessToken, webhookSecret, file, now = () => new Date() } = options;
  const stopping = new AbortController();
  const behaviour = goodBehaviour();
  const state = openState(file);
  const notify = createNotifier({ secret: webhookSecret, behaviour, now, signal: stopping.signal });
  const app = fastify({ forceCloseConnections: true });
  const ownUrl = () => {
    const { port: listening } = app.server.address() as AddressInfo;
    return options.publicUrl ?? `http://${host}:${listening}`;
  };
  app.register(api, { state, behaviour, accessToken, publicUrl: ownUrl, now });
  app.register(pages, { state, behaviour, now, notify });
  await app.listen({ port, host });
  return {
    url: ownUrl(),
    behaviour,
    async close() {
      stopping.abort();
      await app.close();
    },
  };
};
