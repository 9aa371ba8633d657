import { readSealStatus } from '@matraz/application/status/seal-status';
import { selectQueueDepth } from '@matraz/infra/queue/queue-depth';
import { isLate } from '@matraz/infra/read-models/lag-watch';
import { logMismatch, matchLog } from '@matraz/infra/read-models/match-log';
import { createProgressWatch } from '@matraz/infra/read-models/progress-watch';
import type { FastifyInstance } from 'fastify';
import type { StatusDeps } from '../../status/deps.ts';

/** A worker counts the jobs every 15 s. */
const longestUncountedMs = 2 * 60_000;

/** For supervisors and load balancers. `/healthz`: the process runs. `/readyz`: it can serve requests. */
export const health = async (app: FastifyInstance, deps: StatusDeps): Promise<void> => {
  const { store, waiter, clock } = deps;
  const projectionMoves = createProgressWatch({
    head: () => store.head(),
    position: () => waiter.position(),
    now: () => clock().getTime(),
  });

  const jobsAreCounted = async () => {
    const depth = await selectQueueDepth(deps.pool);
    return depth !== null && Math.abs(clock().getTime() - depth.measuredAt.getTime()) < longestUncountedMs;
  };

  const logIsSealed = async () => (await readSealStatus(deps, clock())).sealProblem === null;

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

  /** The api stays ready: students can work, and their answers are saved. */
  const lagOf = async () => {
    // When the log is away, its own check tells it.
    const lag = await deps.lag.read().catch(() => null);
    if (lag === null || !isLate(lag)) return 'ok';
    const { seconds, events } = lag;
    return `poniéndose al día: ${events === null ? `faltan los últimos ${Math.round(seconds)} segundos` : `faltan ${events} eventos`}`;
  };

  /** Deadlines, streaks and recurring jobs follow the clock, so operators must know. The api can serve. */
  const clockState = () => {
    const jump = deps.clockJump();
    return jump ? `saltó ${jump.seconds} segundos, hasta ${jump.at.toISOString()}` : 'ok';
  };

  const logState = async () => {
    try {
      const match = await matchLog(deps.pool, deps.store);
      return match === 'same' ? 'ok' : logMismatch[match];
    } catch {
      return 'failing'; // the other checks log the reason
    }
  };

  // Health checks ask every few seconds, so their requests are not logged. Level `warn` drops the line of `logRequests`.
  const unlogged = { logLevel: 'warn' } as const;

  app.get('/healthz', unlogged, async () => ({ status: 'ok' }));

  app.get('/readyz', unlogged, async (_, reply) => {
    const [database, readModels, projection, eventLog, queue, seal] = await Promise.all([
      deps.writeProbe.state(),
      check(readModelsThere),
      check(projectionMoves),
      logState(),
      check(jobsAreCounted),
      check(logIsSealed),
    ]);
    const needed = { database, readModels, projection, eventLog };
    const ready = Object.values(needed).every((state) => state === 'ok');
    // The reply has the other checks too, but the api stays ready: students can work without projector and worker.
    const others = { queue, seal, clock: clockState() };
    const checks = { ...needed, ...(ready && { projection: await lagOf() }), ...others };
    reply.header('cache-control', 'no-store');
    if (!ready) reply.code(503).header('retry-after', '2');
    return { status: ready ? 'ready' : 'not ready', checks };
  });
};
