import type { ErasureReason } from '@matraz/contracts/accounts/events';
import type { PoolClient } from 'pg';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import { type DataRequest, recordDataRequest } from './data-requests.ts';
import { endLocalSessions } from './end-local-sessions.ts';
import { embeddedIssuer } from './platform-users.ts';
import { noteSecurity, type Source, type SourceHash } from './security-events.ts';

/** A user of the platform, or a local account that may never have entered it. */
export type AccountToErase = { userId: string } | { subject: string };

/** Who decided an erasure, by the reason that is in the log. */
export const erasedBy = {
  'own-request': 'self',
  'paper-request': 'operator',
  unconfirmed: 'platform',
} as const satisfies Record<ErasureReason, DataRequest['by']>;

interface Person {
  userId: string | null;
  /** Of the embedded provider. */
  subject: string | null;
  emails: string[];
}

/** Earlier and coming e-mails of a local account, without those of other accounts: their mails stay. */
const otherEmails = `
  select o.email from (
    select local_user_id, email from accounts.email_changes union select local_user_id, email from accounts.email_returns
  ) o
  where o.local_user_id = $1::uuid
  and not exists (select from accounts.local_users l where lower(l.email) = lower(o.email) and l.id <> $1::uuid)`;

const subjectOf = async (client: PoolClient, account: AccountToErase): Promise<string | null> => {
  if ('subject' in account) return account.subject;
  const { rows } = await client.query<{ subject: string }>(
    'select subject from accounts.users where id = $1 and issuer = $2',
    [account.userId, embeddedIssuer],
  );
  return rows[0]?.subject ?? null;
};

/** Locked, the local account first, as a login does: `savePlatformUser` waits, finds no local account, and fails. */
const findPerson = async (client: PoolClient, account: AccountToErase): Promise<Person | undefined> => {
  const subject = await subjectOf(client, account);
  const { rows: locals } = await client.query<{ email: string }>(
    'select email from accounts.local_users where id = $1::uuid for update',
    [subject],
  );
  const { rows: users } = await client.query<{ id: string; email: string | null }>(
    `select id, email from accounts.users
     where ${'userId' in account ? 'id = $1' : 'issuer = $2 and subject = $1'} for update`,
    'userId' in account ? [account.userId] : [account.subject, embeddedIssuer],
  );
  const [user] = users;
  if (!user && locals.length === 0) return undefined;
  const { rows: others } = await client.query<{ email: string }>(otherEmails, [subject]);
  const emails = [user, ...locals, ...others].flatMap((row) => row?.email ?? []);
  return { userId: user?.id ?? null, subject, emails };
};

/**
 * The tables that are emptied of a person here. Others in the schema `accounts` are emptied by their foreign keys, or keep an opaque id
 * only: a test asks for a decision about each. Mails to earlier addresses are deleted by their foreign key.
 */
const deletePerson = async (client: PoolClient, { userId, subject, emails }: Person): Promise<void> => {
  if (subject !== null) await endLocalSessions(client, [subject]);
  await client.query('delete from accounts.sessions where user_id = $1', [userId]);
  const addresses = emails.map((email) => email.toLowerCase());
  // Not only equal ones: PostgreSQL and JavaScript may differ in the lower case of a letter.
  const isTheirs = (column: string) =>
    `lower(${column}) = any(array(select lower(a) from unnest($1::text[]) a) || $2::text[])`;
  await client.query(`delete from accounts.mails where ${isTheirs('address')}`, [emails, addresses]);
  await client.query(`delete from accounts.admin_invitations where ${isTheirs('email')}`, [emails, addresses]);
  await client.query(`delete from accounts.class_invitations where ${isTheirs('email')}`, [emails, addresses]);
  // A household with one device would link the old id to a new account.
  await client.query(
    `update accounts.security_events
     set address_hash = uuid_send(gen_random_uuid()), browser_hash = uuid_send(gen_random_uuid())
     where user_id = any($1::uuid[])`,
    [[userId, subject].filter((id) => id !== null)],
  );
  await client.query('delete from accounts.users where id = $1', [userId]);
  await client.query('delete from accounts.local_users where id = $1::uuid', [subject]);
};

export interface Erasure extends Pick<DataRequest, 'by' | 'askedAt' | 'reference'> {
  at: Date;
  source?: Source | undefined;
  hashOf?: SourceHash | undefined;
}

/** `erasePersonalData` in a transaction of the caller. */
export const eraseInTransaction = async (
  client: PoolClient,
  account: AccountToErase,
  erasure: Erasure,
): Promise<boolean> => {
  const person = await findPerson(client, account);
  if (!person) return false;
  const { by, askedAt, at, reference, source, hashOf } = erasure;
  const accountId = person.userId ?? person.subject ?? '';
  await recordDataRequest(client, { kind: 'erasure', accountId, by, askedAt, answeredAt: at, reference });
  await noteSecurity(
    client,
    { kind: 'erased', account: { userId: accountId }, byOperator: by !== 'self', source, at },
    hashOf,
  );
  await deletePerson(client, person);
  return true;
};

/**
 * Deletes what is personal in one transaction, and records that it was. Safe to repeat.
 *
 * @returns false: there was nothing left to delete
 */
export const erasePersonalData = (pool: Pool, account: AccountToErase, erasure: Erasure): Promise<boolean> =>
  inTransaction(pool, (client) => eraseInTransaction(client, account, erasure));

/** Users whose account is erased in the log, and whose personal data are still here: a process died in between. */
export const selectUnfinishedErasures = async (
  pool: Pick<Pool, 'query'>,
): Promise<{ userId: string; erasedAt: Date; reason: ErasureReason }[]> => {
  const { rows } = await pool.query<{ userId: string; erasedAt: Date; reason: ErasureReason }>(
    `select e.user_id as "userId", e.erased_at as "erasedAt", e.reason
     from read.erased_account e
     cross join lateral (select from accounts.users where id = e.user_id limit 1) u`,
  );
  return rows;
};
