import { absoluteLimitMs, idleLimitMs } from '@matraz/infra/identity/session-limits';
import type { Pool } from '@matraz/infra/postgres/pool';

/** Sessions that ended by age or idleness, and what the embedded identity provider no longer needs to remember. */
export const removeExpiredSessions = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query('delete from accounts.sessions where last_seen_at < $1 or created_at < $2', [
    new Date(now.getTime() - idleLimitMs),
    new Date(now.getTime() - absoluteLimitMs),
  ]);
  await pool.query('delete from accounts.oidc_artifacts where expires_at < $1', [now]);
};
