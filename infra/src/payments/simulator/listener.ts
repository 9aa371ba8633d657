import type { RequestListener } from 'node:http';
import { fastify } from 'fastify';
import { api } from './api.routes.ts';
import type { Behaviour } from './behaviour.ts';
import type { createNotifier } from './notify.ts';
import { pages } from './pages.routes.ts';
import type { State } from './state.ts';

interface ListenerOptions {
  state: State;
  behaviour: Behaviour;
  accessToken: string;
  publicUrl: () => string;
  notify: ReturnType<typeof createNotifier>;
  now: () => Date;
}

/** The calls of sellers and the pages of people, for a server that already listens. */
export const createListener = async (options: ListenerOptions): Promise<RequestListener> => {
  const app = fastify();
  app.register(api, options);
  app.register(pages, options);
  await app.ready();
  return app.routing;
};
