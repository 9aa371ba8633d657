import { keepMail, type Mail } from '../mail/outbox.ts';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import { endLocalSessions } from './end-local-sessions.ts';
import { deleteFactors } from './factors/factors.ts';
import { findLocalAccountByEmail, type LocalAccount, type LocalPerson } from './local-accounts.ts';
import { createToken, hashOf } from './one-time-token.ts';
import { hashPassword } from './password.ts';
import { newPasswordPath } from './paths.ts';

interface Deps {
  pool: Pool;
}

const LIFETIME_MS = 60 * 60 * 1000;

export interface PasswordReset {
  account: LocalAccount;
  /** The page where the account gets its new password. */
  link: string;
  expiresAt: Date;
}

/** Runs in the transaction of a change of this account. */
export type OnAccount = (client: Pick<Pool, 'query'>, subject: string) => Promise<void>;

interface Asked {
  email: string;
  now: Date;
  /** Whether the demo is on. Otherwise its accounts get no link. */
  demo: boolean;
  publicUrl: string;
}

/**
 * Makes a one-time link for the account with this e-mail. An earlier link of the account ends.
 *
 * @param mailOf the mail that takes the link to the account's own address. Absent: an operator hands it over.
 * @param onMade runs in the same transaction
 * @returns undefined when no account has the e-mail
 */
export const createPasswordReset = (
  { pool }: Deps,
  { email, now, demo, publicUrl }: Asked,
  mailOf: ((address: string, link: string) => Mail) | undefined,
  onMade: OnAccount,
): Promise<PasswordReset | undefined> =>
  inTransaction(pool, async (client) => {
    const account = await findLocalAccountByEmail({ pool: client }, email, { demo });
    if (!account) return undefined;
    const { token, hash } = createToken();
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    await client.query(
      `insert into accounts.password_resets (local_user_id, token_hash, expires_at, is_mailed) values ($1, $2, $3, $4)
       on conflict (local_user_id) do update
       set token_hash = excluded.token_hash, expires_at = excluded.expires_at, is_mailed = excluded.is_mailed`,
      [account.subject, hash, expiresAt, mailOf !== undefined],
    );
    const link = `${publicUrl}${newPasswordPath}?token=${token}`;
    if (mailOf) await keepMail(client, mailOf(account.email, link), account.subject);
    await onMade(client, account.subject);
    return { account, link, expiresAt };
  });

/** The account that the token gives a new password. Undefined: it was used, is too old, or a newer one was made. */
export const findPasswordReset = async (
  { pool }: Deps,
  { token, now }: { token: string; now: Date },
): Promise<LocalPerson | undefined> => {
  const { rows } = await pool.query<LocalPerson>(
    `select u.id as subject, u.first_name as "firstName", u.last_name as "lastName", u.email
     from accounts.password_resets r
     join accounts.local_users u on u.id = r.local_user_id
     where r.token_hash = $1 and r.expires_at > $2`,
    [hashOf(token), now],
  );
  return rows[0];
};

interface NewPassword {
  token: string;
  password: string;
  now: Date;
  /** The mail that tells the account. Null: mails do not reach people. */
  noticeOf: ((address: string) => Mail) | null;
  onChanged: OnAccount;
}

/**
 * Sets the password of the token's account. The token, all sessions of the account and what the embedded provider remembers of it end.
 * A link that came by mail proves the e-mail.
 *
 * @returns whether the token was valid
 */
export const resetPassword = async (
  { pool }: Deps,
  { token, password, now, noticeOf, onChanged }: NewPassword,
): Promise<boolean> => {
  // Takes 20 ms, so it is not done in the transaction.
  const passwordHash = await hashPassword(password);
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ subject: string; email: string; isFirstProof: boolean }>(
      `with used as (
         delete from accounts.password_resets where token_hash = $1 and expires_at > $2
         returning local_user_id, is_mailed
       )
       update accounts.local_users u
       set password_hash = $3,
         email_confirmed_at = coalesce(u.email_confirmed_at, case when used.is_mailed then $2::timestamptz end),
         confirm_by = case when used.is_mailed then null else u.confirm_by end
       from used
       join accounts.local_users before on before.id = used.local_user_id
       where u.id = used.local_user_id
       returning u.id as subject, u.email,
         used.is_mailed and before.email_confirmed_at is null as "isFirstProof"`,
      [hashOf(token), now, passwordHash],
    );
    const [changed] = rows;
    if (!changed) return false;
    await endLocalSessions(client, [changed.subject]);
    // A thief who knew the old password may have asked for it.
    await client.query('delete from accounts.email_changes where local_user_id = $1', [changed.subject]);
    // A stranger who registered the address must not keep a passkey, and the owner must not be asked for the code of the stranger.
    if (changed.isFirstProof) await deleteFactors(client, changed.subject);
    if (noticeOf) await keepMail(client, noticeOf(changed.email), changed.subject);
    await onChanged(client, changed.subject);
    return true;
  });
};
