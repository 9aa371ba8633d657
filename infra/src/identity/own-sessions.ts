import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import { endLocalSessions } from './end-local-sessions.ts';
import type { OwnChange } from './own-account.ts';
import { embeddedIssuer } from './platform-users.ts';
import { noteSecurity } from './security-events.ts';
import { absoluteLimitMs, idleLimitMs } from './session-limits.ts';

export interface SessionRow {
  id_hash: Buffer;
  device: string | null;
  address_hash: Buffer | null;
  created_at: Date;
  last_seen_at: Date;
}

/** The sessions that are not over, the last used first. */
export const selectSessions = async (
  client: Pick<Pool, 'query'>,
  { userId, now }: { userId: string; now: Date },
): Promise<SessionRow[]> => {
  const { rows } = await client.query<SessionRow>(
    `select id_hash, device, address_hash, created_at, last_seen_at from accounts.sessions
     where user_id = $1 and last_seen_at > $2 and created_at > $3
     order by last_seen_at desc
     limit 100`,
    [userId, new Date(now.getTime() - idleLimitMs), new Date(now.getTime() - absoluteLimitMs)],
  );
  return rows;
};

/** @returns whether the user had this session */
export const endOwnSession = (
  pool: Pool,
  { userId, now, source, hashOf }: OwnChange,
  session: Buffer,
): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('delete from accounts.sessions where id_hash = $1 and user_id = $2', [
      session,
      userId,
    ]);
    if (rowCount === 0) return false;
    await noteSecurity(client, { kind: 'sessions-ended', account: { userId }, source, at: now }, hashOf);
    return true;
  });

interface EndedSessions extends Pick<OwnChange, 'userId' | 'now'> {
  /** The hash of a session that stays: the one that asked. */
  kept?: Buffer;
  /** Absent: an operator on the server. */
  by?: Pick<OwnChange, 'source' | 'hashOf'>;
}

/** Ends the sessions of a user. @returns how many ended */
export const endSessions = (pool: Pool, { userId, now, kept, by }: EndedSessions): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ subject: string }>(
      'select subject from accounts.users where id = $1 and issuer = $2',
      [userId, embeddedIssuer],
    );
    const subjects = rows.map(({ subject }) => subject);
    const local = await endLocalSessions(client, subjects, kept);
    const { rowCount } = await client.query(
      'delete from accounts.sessions where user_id = $1 and ($2::bytea is null or id_hash <> $2)',
      [userId, kept ?? null],
    );
    const ended = local + (rowCount ?? 0);
    const note = { kind: 'sessions-ended', account: { userId }, byOperator: !by, source: by?.source, at: now } as const;
    if (ended > 0) await noteSecurity(client, note, by?.hashOf);
    return ended;
  });
