import { keepMail, type Mail } from '../mail/outbox.ts';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import { type EraseUnproven, freeEmail } from './free-email.ts';
import { createToken, hashOf as hashOfToken } from './one-time-token.ts';
import type { OwnChange } from './own-account.ts';
import type { OnAccount } from './password-resets.ts';
import { newEmailPath, oldEmailPath } from './paths.ts';
import { noteSecurity, type Source, type SourceHash } from './security-events.ts';
import { writeEmail } from './write-email.ts';

type Client = Pick<Pool, 'query'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Long enough to read a mail at school on the next day. */
const CHANGE_LIFETIME_MS = DAY_MS;
const RETURN_LIFETIME_MS = 7 * DAY_MS;

interface Asked {
  subject: string;
  email: string;
  now: Date;
  publicUrl: string;
}

/**
 * Keeps a new e-mail until its link is used. An earlier one that waits ends.
 *
 * @param mailOf takes the link to the new e-mail
 * @param notice tells the present one
 * @param takenMailOf tells the owner of an e-mail that has an account, instead of the person who asked
 */
export const askEmailChange = (
  { pool }: { pool: Pool },
  { subject, email, now, publicUrl }: Asked,
  {
    mailOf,
    takenMailOf,
    notice,
  }: { mailOf: (address: string, link: string) => Mail; takenMailOf: (address: string) => Mail; notice: Mail },
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { token, hash } = createToken();
    await client.query(
      `insert into accounts.email_changes (local_user_id, email, token_hash, expires_at) values ($1, $2, $3, $4)
       on conflict (local_user_id) do update
       set email = excluded.email, token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
      [subject, email, hash, new Date(now.getTime() + CHANGE_LIFETIME_MS)],
    );
    const { rowCount } = await client.query(
      `select from accounts.local_users
       where lower(email) = lower($1) and id <> $2 and (email_confirmed_at is not null or is_demo)`,
      [email, subject],
    );
    const link = `${publicUrl}${newEmailPath}?token=${token}`;
    // The address of the second one belongs to another account.
    if (rowCount === 0) await keepMail(client, mailOf(email, link), subject);
    else await keepMail(client, takenMailOf(email), null);
    await keepMail(client, notice, subject);
  });

/** The new e-mail of the token. Undefined: it was used or is too old. */
export const findEmailChange = async (
  { pool }: { pool: Pool },
  { token, now }: { token: string; now: Date },
): Promise<{ subject: string; email: string } | undefined> => {
  const { rows } = await pool.query<{ subject: string; email: string }>(
    'select local_user_id as subject, email from accounts.email_changes where token_hash = $1 and expires_at > $2',
    [hashOfToken(token), now],
  );
  return rows[0];
};

interface Proof {
  token: string;
  now: Date;
  source: Source;
  hashOf: SourceHash;
  publicUrl: string;
  /** The notice to the old e-mail. @param back the link that undoes the change, when the old e-mail was proven */
  noticeOf: (address: string, back: string | null) => Mail;
  erase: EraseUnproven;
  /** Runs in the same transaction, with the new e-mail. */
  onProven: OnAccount;
}

/** Makes the link that gives the account its old, proven e-mail again. */
const createReturn = async (client: Client, { subject, email, now, publicUrl }: Asked): Promise<string> => {
  const { token, hash } = createToken();
  await client.query(
    'insert into accounts.email_returns (token_hash, local_user_id, email, expires_at) values ($1, $2, $3, $4)',
    [hash, subject, email, new Date(now.getTime() + RETURN_LIFETIME_MS)],
  );
  return `${publicUrl}${oldEmailPath}?token=${token}`;
};

/**
 * The person proved the new e-mail: it replaces the old one, which gets a notice. A stranger may own an old e-mail that was never
 * proven, so it gets no link into the account.
 *
 * @returns `taken`: another account proved it in the meantime
 */
export const confirmEmailChange = async (
  { pool }: { pool: Pool },
  { token, now, source, hashOf, publicUrl, noticeOf, erase, onProven }: Proof,
): Promise<'changed' | 'ended' | 'taken'> => {
  const found = await findEmailChange({ pool }, { token, now });
  if (!found) return 'ended';
  if (!(await freeEmail(pool, found, erase))) return 'taken';
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ subject: string; email: string; old: string; wasProven: boolean }>(
      `delete from accounts.email_changes c using accounts.local_users u
       where c.token_hash = $1 and c.expires_at > $2 and u.id = c.local_user_id
       returning u.id as subject, c.email, u.email as old, u.email_confirmed_at is not null as "wasProven"`,
      [hashOfToken(token), now],
    );
    const [change] = rows;
    if (!change) return 'ended';
    const { subject, email, old, wasProven } = change;
    await writeEmail(client, { subject, email, provenAt: now });
    const back = wasProven ? await createReturn(client, { subject, email: old, now, publicUrl }) : null;
    await keepMail(client, noticeOf(old, back), subject);
    await noteSecurity(client, { kind: 'email-changed', account: { subject }, source, at: now }, hashOf);
    await onProven(client, subject);
    return 'changed';
  });
};

/**
 * For a platform that sends no mails: the password is the only proof.
 *
 * @returns false when another account has the e-mail
 */
export const changeEmailAtOnce = (
  { pool }: { pool: Pool },
  { subject, email, userId, now, source, hashOf }: OwnChange & { subject: string; email: string },
): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      'select from accounts.local_users where lower(email) = lower($1) and id <> $2',
      [email, subject],
    );
    if (rowCount !== 0) return false;
    await writeEmail(client, { subject, email, provenAt: null });
    await noteSecurity(client, { kind: 'email-changed', account: { userId }, source, at: now }, hashOf);
    return true;
  });
