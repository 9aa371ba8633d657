import { logMismatch, matchLog } from '@matraz/infra/read-models/match-log';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../deps.ts';

/** A projection that has not moved for this long, although events wait, is stuck. */
const STUCK_AFTER_MS = 60_000;

/** Returns a check: whether the projection moves, or has no events to process. */
const progressWatch = ({ store, waiter, clock }: ApiDeps) => {
  let seen = { position: -1n, at: 0 };
  return async (): Promise<boolean> => {
    const head = await store.head(); // throws when the event store is unavailable
    const [position, now] = [waiter.position(), clock().getTime()];
    if (position !== seen.position || position >= head) seen = { position, at: now };
    return now - seen.at < STUCK_AFTER_MS;
  };
};

/** For supervisors and load balancers. `/healthz`: the process runs. `/readyz`: it can serve requests. */
export const health = async (app: FastifyInstance, deps: ApiDeps): Promise<void> => {
  const moves = progressWatch(deps);

  const readModelsThere = async () => {
    const { rows } = await deps.pool.query<{ there: boolean }>(
      `select to_regclass('read.checkpoint') is not null as there`,
    );
    return rows[0]?.there === true;
  };

  const check = async (probe: () => Promise<boolean>) => {
    try {
      return (await probe()) ? 'ok' : 'failing';
    } catch (error) {
      app.log.warn({ err: error }, 'not ready');
      return 'failing';
    }
  };

  const logState = async () => {
    try {
      const match = await matchLog(deps.pool, deps.store);
      return match === 'same' ? 'ok' : logMismatch[match];
    } catch {
      return 'failing'; // the other checks log the reason
    }
  };

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const [readModels, projection, eventLog] = await Promise.all([check(readModelsThere), check(moves), logState()]);
    const checks = { readModels, projection, eventLog };
    const ready = Object.values(checks).every((state) => state === 'ok');
    reply.header('cache-control', 'no-store');
    if (!ready) reply.code(503).header('retry-after', '2');
    return { status: ready ? 'ready' : 'not ready', checks };
  });
};
