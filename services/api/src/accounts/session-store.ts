import { hash, randomBytes } from 'node:crypto';
import { absoluteLimitMs, idleLimitMs } from '@matraz/infra/identity/session-limits';
import { shareQueries } from '@matraz/infra/postgres/share-queries';
import { createNotifiedMemory } from '../notified-memory.ts';
import type { AccountsDeps } from './deps.ts';
import { createSessionWatch } from './session-watch.ts';

/** `last_seen_at` is written at most once in this time, not at every request. */
const SEEN_EVERY_MS = 60_000;
/** Bytes of one session in memory: its key, the session and its entry. */
const SESSION_BYTES = 300;
/** About 50,000 sessions. */
const MOST_BYTES = 15_000_000;
/** Triggers of the table notify this channel: `changed` names the hashes of sessions; absent: any session may have changed. */
const CHANNEL = 'matraz_sessions';

/** SHA-256 of a session id, in base64. */
export const hashOfSession = (id: string): string => hash('sha256', id, 'base64');
const bytesOf = (idHash: string): Buffer => Buffer.from(idHash, 'base64');

interface Session {
  userId: string;
  createdAt: number;
  lastSeenAt: number;
}

interface Found {
  idHash: string;
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Where a login came from, for the list of sessions. */
export interface LoginPlace {
  /** Browser and system in words. */
  device: string | null;
  addressHash: Buffer | null;
}

/** @returns the id of the new session */
export const openSession = async (
  { pool, clock }: Pick<AccountsDeps, 'pool' | 'clock'>,
  userId: string,
  { device, addressHash }: LoginPlace = { device: null, addressHash: null },
  id = randomBytes(32).toString('base64url'),
): Promise<string> => {
  await pool.query(
    `insert into accounts.sessions (id_hash, user_id, created_at, last_seen_at, device, address_hash)
     values ($1, $2, $3, $3, $4, $5)`,
    [bytesOf(hashOfSession(id)), userId, clock(), device, addressHash],
  );
  return id;
};

/**
 * Stores the sessions. A deleted session is over, even if a browser still has its cookie. A session is kept in memory until the
 * database notifies that it was deleted or changed.
 */
export const createSessionStore = ({ pool, clock, listener }: Pick<AccountsDeps, 'pool' | 'clock' | 'listener'>) => {
  const findAll = async (hashes: readonly string[]): Promise<(Session | null)[]> => {
    const now = clock().getTime();
    const { rows } = await pool.query<Found>({
      name: 'find-sessions',
      text: `select encode(id_hash, 'base64') as "idHash", user_id as "userId", created_at as "createdAt", last_seen_at as "lastSeenAt"
        from accounts.sessions
        where id_hash = any((select $1::bytea[])::bytea[]) and last_seen_at > $2 and created_at > $3`,
      values: [hashes.map(bytesOf), new Date(now - idleLimitMs), new Date(now - absoluteLimitMs)],
    });
    const found = new Map<string, Session>(
      rows.map(({ idHash, userId, createdAt, lastSeenAt }) => [
        idHash,
        { userId, createdAt: createdAt.getTime(), lastSeenAt: lastSeenAt.getTime() },
      ]),
    );
    return hashes.map((idHash) => found.get(idHash) ?? null);
  };
  /** Null: there is no such session, or it is too old or was idle too long. */
  const stored = shareQueries<string, Session | null>(findAll);

  /**
   * A row that another process is writing is skipped, so two processes never wait for each other.
   *
   * @returns for each use, whether its session was extended
   */
  const extendAll = async (used: readonly { idHash: string; at: Date }[]): Promise<boolean[]> => {
    const { rows } = await pool.query<{ idHash: string }>({
      name: 'extend-sessions',
      text: `with used as (
          select u.id_hash, max(u.at) as at from unnest((select $1::bytea[]), (select $2::timestamptz[])) u (id_hash, at) group by 1
        ),
        locked as (
          select s.id_hash, u.at
          from used u
          join accounts.sessions s on s.id_hash = u.id_hash
          where s.last_seen_at < u.at - interval '${SEEN_EVERY_MS} milliseconds'
          for update of s skip locked
        )
        update accounts.sessions s
        set last_seen_at = l.at
        from locked l
        where s.id_hash = l.id_hash
        returning encode(s.id_hash, 'base64') as "idHash"`,
      values: [used.map(({ idHash }) => bytesOf(idHash)), used.map(({ at }) => at)],
    });
    const extended = new Set(rows.map(({ idHash }) => idHash));
    return used.map(({ idHash }) => extended.has(idHash));
  };
  const storeUse = shareQueries(extendAll);

  const sessions = createNotifiedMemory<Session | null>({
    load: stored,
    hearsAll: () => listener.isListening(CHANNEL),
    sizeOf: () => SESSION_BYTES,
    mostBytes: MOST_BYTES,
  });
  listener.on(CHANNEL, ({ changed }) => {
    const hashes = Array.isArray(changed) ? changed.map(String) : undefined;
    if (hashes) for (const idHash of hashes) sessions.forget(idHash);
    else sessions.forgetWhere();
    watch.check(hashes);
  });
  listener.onReconnect(() => {
    sessions.forgetWhere();
    watch.check();
  });

  const isOver = ({ createdAt, lastSeenAt }: Session, now: number) =>
    lastSeenAt <= now - idleLimitMs || createdAt <= now - absoluteLimitMs;

  const reload = (idHash: string) => {
    sessions.forget(idHash);
    return sessions.get(idHash);
  };

  const find = async (idHash: string): Promise<Session | null> => {
    const session = await sessions.get(idHash);
    // Another process may have extended it.
    return session && isOver(session, clock().getTime()) ? reload(idHash) : session;
  };

  const watch = createSessionWatch(async (idHash) => (await find(idHash))?.userId ?? null);

  /** @returns false when the session ended, or another process extends it */
  const extend = async (idHash: string, session: Session, now: Date): Promise<boolean> => {
    const before = session.lastSeenAt;
    // Set before the write, so that other requests do not write too.
    session.lastSeenAt = now.getTime();
    try {
      return await storeUse({ idHash, at: now });
    } catch (error) {
      session.lastSeenAt = before;
      throw error;
    }
  };

  return {
    open: (userId: string, place: LoginPlace, id?: string): Promise<string> =>
      openSession({ pool, clock }, userId, place, id),

    /** Whether the session is in memory, so that its use costs no query. */
    isKept: (id: string): boolean => sessions.isKept(hashOfSession(id)),

    /** The user of the session, for a request of this user. Extends the session. Null: there is no such session. */
    async use(id: string): Promise<string | null> {
      const idHash = hashOfSession(id);
      const now = clock();
      const session = await find(idHash);
      if (!session) return null;
      const isExtended = session.lastSeenAt >= now.getTime() - SEEN_EVERY_MS || (await extend(idHash, session, now));
      return isExtended ? session.userId : ((await reload(idHash))?.userId ?? null);
    },

    /** Does not extend the session. */
    async isAlive(id: string): Promise<boolean> {
      return (await find(hashOfSession(id))) !== null;
    },

    /** @param onEnd called when the session of this user has ended, in any process @returns a function that stops watching */
    watch: (id: string, userId: string, onEnd: () => void): (() => void) =>
      watch.add(hashOfSession(id), { userId, onEnd }),

    async end(id: string): Promise<void> {
      const idHash = hashOfSession(id);
      await pool.query('delete from accounts.sessions where id_hash = $1', [bytesOf(idHash)]);
      sessions.forget(idHash);
      watch.end(idHash);
    },
  };
};
