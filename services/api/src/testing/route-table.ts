import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** Runs `start` and lists the routes of every server that it makes, as `GET /api/topics/:id`. HEAD routes are left out. */
export const withRouteTable = async <Started>(
  start: () => Promise<Started>,
): Promise<{ started: Started; table: string[] }> => {
  const table: string[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') table.push(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    return { started: await start(), table };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
};
