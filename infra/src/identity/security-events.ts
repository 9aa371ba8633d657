import { createHmac, hkdfSync } from 'node:crypto';
import type { SecurityEventKind } from '@matraz/contracts/accounts/security-http';
import { newId } from '../ids.ts';
import type { Pool } from '../postgres/pool.ts';
import { addressKey } from './guess-limit.ts';
import { embeddedIssuer } from './platform-users.ts';

/** From where a request came. */
export interface Source {
  /** The network address. */
  address: string;
  /** The User-Agent header. */
  browser: string;
}

export interface SecurityNote {
  kind: SecurityEventKind;
  /** The user, or a local account by its subject or by a typed e-mail. Null when the account is unknown. */
  account: { userId: string } | { subject: string } | { email: string } | null;
  /** Another person who did it. */
  actorId?: string;
  byOperator?: boolean;
  /** Absent: an operator on the server. */
  source?: Source | undefined;
  at: Date;
}

type Client = Pick<Pool, 'query'>;

/** Hashes that tell two sources apart. Only the owner of the secret can test an address or a browser against them. */
export const createSourceHash = ({ sessionSecret }: { sessionSecret: string }) => {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'matraz security events', 32));
  const hashOf = (kind: string, text: string) =>
    createHmac('sha256', key).update(`${kind} ${text}`).digest().subarray(0, 16);
  return ({ address, browser }: Source): { address: Buffer; browser: Buffer } => ({
    address: hashOf('address', addressKey(address)),
    browser: hashOf('browser', browser),
  });
};

export type SourceHash = ReturnType<typeof createSourceHash>;

/**
 * Keeps a note. Use the client of the transaction that makes the change, so that there is no change without its note. A local account
 * that never entered the platform is noted by its subject. Every note takes the same query, so its time tells nothing about an e-mail.
 */
export const noteSecurity = async (
  client: Client,
  { kind, account, actorId, byOperator = false, source, at }: SecurityNote,
  hashOf?: SourceHash,
): Promise<void> => {
  const hashes = source && hashOf?.(source);
  const named = { userId: null, subject: null, email: null, ...account };
  await client.query(
    `insert into accounts.security_events (id, kind, user_id, actor_id, by_operator, address_hash, browser_hash, at)
     select $1, $2, coalesce($3, u.id, l.id), $7, $8, $9, $10, $11
     from (select) one
     left join accounts.local_users l on l.id = $5::uuid or lower(l.email) = lower($6)
     left join accounts.users u on u.issuer = $4 and u.subject = l.id::text
     on conflict (user_id, kind, actor_id, address_hash, date_bin('1 minute', at, timestamptz 'epoch'))
     do update set times = accounts.security_events.times + 1, browser_hash = excluded.browser_hash, at = excluded.at`,
    [
      newId(),
      kind,
      named.userId,
      embeddedIssuer,
      named.subject,
      named.email,
      actorId ?? null,
      byOperator,
      hashes?.address ?? null,
      hashes?.browser ?? null,
      at,
    ],
  );
};

export interface SecurityEventRow {
  id: string;
  kind: SecurityEventKind;
  user_id: string | null;
  actor_id: string | null;
  by_operator: boolean;
  address_hash: Buffer | null;
  browser_hash: Buffer | null;
  at: Date;
  times: number;
}

/** The newest notes of an account, newest first. */
export const selectSecurityEvents = async (
  client: Client,
  userId: string,
  most: number,
): Promise<SecurityEventRow[]> => {
  const { rows } = await client.query<SecurityEventRow>(
    'select * from accounts.security_events where user_id = $1 order by at desc, id desc limit $2',
    [userId, most],
  );
  return rows;
};

/** Long enough for a question about the last school year. */
const keptDays = 365;

export const removeOldSecurityEvents = async (client: Client, now: Date): Promise<void> => {
  await client.query(`delete from accounts.security_events where at < $1::timestamptz - interval '${keptDays} days'`, [
    now,
  ]);
};
