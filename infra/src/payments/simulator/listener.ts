import type { RequestListener } from 'node:http';
import { fastify } from 'fastify';
import { api } from './api.routes.ts';
import type { Behaviour } from './behaviour.ts';
import { createNotifier } from './notify.ts';
import { pages } from './pages.routes.ts';
import type { State } from './state.ts';

interface ListenerOptions {
  state: State;
  behaviour: Behaviour;
  accessToken: string;
  publicUrl: () => string;
  /** Signs the notices. */
  webhookSecret: string;
  /** Ends the notices that are still to be delivered. */
  signal: AbortSignal;
  now: () => Date;
}

/** The calls of sellers and the pages of people, for a server that already listens. */
export const createListener = async (options: ListenerOptions): Promise<RequestListener> => {
  const { webhookSecret, ...others } = options;
  const notify = createNotifier({ secret: webhookSecret, ...others });
  const app = fastify();
  app.register(api, others);
  app.register(pages, { ...others, notify });
  await app.ready();
  return app.routing;
};
