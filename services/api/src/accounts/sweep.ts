import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { ABSOLUTE_LIMIT_MS, IDLE_LIMIT_MS } from './session-store.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Removes, every hour, sessions and provider records that nothing accepts any more. */
export const sweepRegularly = (app: FastifyInstance, { pool, clock }: Pick<ApiDeps, 'pool' | 'clock'>): void => {
  const sweep = async () => {
    const now = clock().getTime();
    await pool.query('delete from accounts.sessions where last_seen_at < $1 or created_at < $2', [
      new Date(now - IDLE_LIMIT_MS),
      new Date(now - ABSOLUTE_LIMIT_MS),
    ]);
    await pool.query('delete from accounts.oidc_artifacts where expires_at < $1', [new Date(now)]);
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => app.log.warn({ err: error }, 'sweep of sessions failed'));
  }, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
