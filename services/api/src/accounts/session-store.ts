import { createHash, randomBytes } from 'node:crypto';
import { absoluteLimitMs, idleLimitMs } from '@matraz/infra/identity/session-limits';
import type { ApiDeps } from '../deps.ts';

/** `last_seen_at` is at most this old: a write per minute and session, not per request. */
const SEEN_EVERY_MS = 60_000;

const hashOf = (id: string) => createHash('sha256').update(id).digest();

/** Sessions live here and nowhere else: what is deleted is over, whoever holds the cookie. */
export const createSessionStore = ({ pool, clock }: Pick<ApiDeps, 'pool' | 'clock'>) => ({
  /** @returns the new session's id, 256 random bits */
  async open(userId: string): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    await pool.query(
      'insert into accounts.sessions (id_hash, user_id, created_at, last_seen_at) values ($1, $2, $3, $3)',
      [hashOf(id), userId, clock()],
    );
    return id;
  },

  /** Whose session it is; null when there is none, or it ended by idleness or age. */
  async find(id: string): Promise<string | null> {
    const now = clock().getTime();
    const { rows } = await pool.query<{ user_id: string; last_seen_at: Date }>({
      name: 'find-session',
      text: `select user_id, last_seen_at from accounts.sessions
        where id_hash = $1 and last_seen_at > $2 and created_at > $3`,
      values: [hashOf(id), new Date(now - idleLimitMs), new Date(now - absoluteLimitMs)],
    });
    const [session] = rows;
    if (!session) return null;
    if (session.last_seen_at.getTime() < now - SEEN_EVERY_MS) {
      await pool.query('update accounts.sessions set last_seen_at = $2 where id_hash = $1', [
        hashOf(id),
        new Date(now),
      ]);
    }
    return session.user_id;
  },

  async end(id: string): Promise<void> {
    await pool.query('delete from accounts.sessions where id_hash = $1', [hashOf(id)]);
  },
});

export type SessionStore = ReturnType<typeof createSessionStore>;
