import { createHash, randomBytes } from 'node:crypto';
import { absoluteLimitMs, idleLimitMs } from '@matraz/infra/identity/session-limits';
import DataLoader from 'dataloader';
import type { ApiDeps } from '../deps.ts';

/** `last_seen_at` is written at most once in this time, not at every request. */
const SEEN_EVERY_MS = 60_000;

const hashOf = (id: string) => createHash('sha256').update(id).digest();

interface Session {
  userId: string;
  lastSeenAt: Date;
}

type Found = Session & { idHash: Buffer };

/** Stores the sessions. A deleted session is over, even if a browser still has its cookie. */
export const createSessionStore = ({ pool, clock }: Pick<ApiDeps, 'pool' | 'clock'>) => {
  const findAll = async (ids: readonly string[]): Promise<(Session | null)[]> => {
    const now = clock().getTime();
    const hashes = ids.map(hashOf);
    const { rows } = await pool.query<Found>({
      name: 'find-sessions',
      text: `select id_hash as "idHash", user_id as "userId", last_seen_at as "lastSeenAt" from accounts.sessions
        where id_hash = any($1) and last_seen_at > $2 and created_at > $3`,
      values: [hashes, new Date(now - idleLimitMs), new Date(now - absoluteLimitMs)],
    });
    const found = new Map(rows.map((row) => [row.idHash.toString('hex'), row]));
    return hashes.map((hash) => found.get(hash.toString('hex')) ?? null);
  };
  /**
   * Null: there is no such session, or it is too old or was idle too long. The requests of one turn share a query. Nothing is kept
   * after it, so an ended session is refused at once.
   */
  const sessions = new DataLoader<string, Session | null>(findAll, {
    cache: false,
    maxBatchSize: 500,
    batchScheduleFn: (send) => setImmediate(send),
  });

  return {
    /** @returns the id of the new session, 256 random bits */
    async open(userId: string): Promise<string> {
      const id = randomBytes(32).toString('base64url');
      await pool.query(
        'insert into accounts.sessions (id_hash, user_id, created_at, last_seen_at) values ($1, $2, $3, $3)',
        [hashOf(id), userId, clock()],
      );
      return id;
    },

    /** The user of the session, for a request of this user. Extends the session. Null: there is no such session. */
    async use(id: string): Promise<string | null> {
      const now = clock();
      const session = await sessions.load(id);
      if (!session) return null;
      if (session.lastSeenAt.getTime() < now.getTime() - SEEN_EVERY_MS) {
        await pool.query('update accounts.sessions set last_seen_at = $2 where id_hash = $1', [hashOf(id), now]);
      }
      return session.userId;
    },

    /** Does not extend the session. */
    async isAlive(id: string): Promise<boolean> {
      return (await sessions.load(id)) !== null;
    },

    async end(id: string): Promise<void> {
      await pool.query('delete from accounts.sessions where id_hash = $1', [hashOf(id)]);
    },
  };
};
