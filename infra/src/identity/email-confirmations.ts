import { keepMail } from '../mail/outbox.ts';
import { emailConfirmationMail } from '../mail/texts.ts';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import { createToken, hashOf } from './one-time-token.ts';
import type { OnAccount } from './password-resets.ts';
import { confirmationPath, forgottenPath } from './paths.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

interface Registered {
  subject: string;
  email: string;
}

/** Mails a new account the link that proves its e-mail. @returns runs in the transaction of the registration */
export const confirmByMail =
  ({ publicUrl, now }: { publicUrl: string; now: Date }) =>
  async (client: Pick<Pool, 'query'>, { subject, email }: Registered): Promise<void> => {
    const { token, hash } = createToken();
    await client.query(
      'insert into accounts.email_confirmations (local_user_id, token_hash, expires_at) values ($1, $2, $3)',
      [subject, hash, new Date(now.getTime() + LIFETIME_MS)],
    );
    const link = `${publicUrl}${confirmationPath}?token=${token}`;
    await keepMail(client, emailConfirmationMail(email, { link, forgottenUrl: publicUrl + forgottenPath }));
  };

/** The e-mail that the token proves. Undefined: it was used or is too old. */
export const findEmailConfirmation = async (
  { pool }: { pool: Pool },
  { token, now }: { token: string; now: Date },
): Promise<string | undefined> => {
  const { rows } = await pool.query<{ email: string }>(
    `select u.email from accounts.email_confirmations c
     join accounts.local_users u on u.id = c.local_user_id
     where c.token_hash = $1 and c.expires_at > $2`,
    [hashOf(token), now],
  );
  return rows[0]?.email;
};

/** Uses the token up. @returns whether it was valid */
export const confirmEmail = (
  { pool }: { pool: Pool },
  { token, now, onConfirmed }: { token: string; now: Date; onConfirmed: OnAccount },
): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ subject: string }>(
      `with used as (
         delete from accounts.email_confirmations where token_hash = $1 and expires_at > $2 returning local_user_id
       )
       update accounts.local_users u
       set email_confirmed_at = coalesce(u.email_confirmed_at, $2)
       from used
       where u.id = used.local_user_id
       returning u.id as subject`,
      [hashOf(token), now],
    );
    const [confirmed] = rows;
    if (confirmed) await onConfirmed(client, confirmed.subject);
    return confirmed !== undefined;
  });
