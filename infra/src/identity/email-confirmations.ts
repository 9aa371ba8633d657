import { keepMail } from '../mail/outbox.ts';
import { confirmationReminderMail, emailConfirmationMail } from '../mail/texts.ts';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import { createToken, hashOf } from './one-time-token.ts';
import { confirmationPath, forgottenPath } from './paths.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

interface Registered {
  subject: string;
  email: string;
}

type Client = Pick<Pool, 'query'>;

/** Runs in the transaction of the proof. */
export type OnConfirmed = (client: Client, subject: string, isFirstProof: boolean) => Promise<void>;

/** Mails the link that proves the e-mail. Earlier links of the account work too. @param until when the link and the account end */
export const mailConfirmation = async (
  client: Client,
  { subject, email }: Registered,
  { publicUrl, until, isReminder }: { publicUrl: string; until: Date; isReminder: boolean },
): Promise<void> => {
  const { token, hash } = createToken();
  await client.query(
    'insert into accounts.email_confirmations (local_user_id, token_hash, expires_at) values ($1, $2, $3)',
    [subject, hash, until],
  );
  const link = `${publicUrl}${confirmationPath}?token=${token}`;
  const mailOf = isReminder ? confirmationReminderMail : emailConfirmationMail;
  await keepMail(client, mailOf(email, { link, until, forgottenUrl: publicUrl + forgottenPath }), subject);
};

/**
 * Mails a new account the link that proves its e-mail. The account ends after seven days without a proof.
 *
 * @returns runs in the transaction of the registration
 */
export const confirmByMail =
  ({ publicUrl, now }: { publicUrl: string; now: Date }) =>
  async (client: Client, registered: Registered): Promise<void> => {
    const until = new Date(now.getTime() + LIFETIME_MS);
    await client.query('update accounts.local_users set confirm_by = $2 where id = $1', [registered.subject, until]);
    await mailConfirmation(client, registered, { publicUrl, until, isReminder: false });
  };

/** Mails a further link to an account that has not proved its e-mail. An account of an older release may prove it too, and stays. */
export const mailConfirmationAgain = (
  { pool }: { pool: Pool },
  { subject, email, publicUrl, now }: Registered & { publicUrl: string; now: Date },
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ until: Date | null }>(
      'select confirm_by as until from accounts.local_users where id = $1 and email_confirmed_at is null for update',
      [subject],
    );
    const [account] = rows;
    if (!account) return;
    const until = account.until ?? new Date(now.getTime() + LIFETIME_MS);
    await mailConfirmation(client, { subject, email }, { publicUrl, until, isReminder: false });
  });

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

/** Uses the token up. The other links of the account end too. @returns whether it was valid */
export const confirmEmail = (
  { pool }: { pool: Pool },
  { token, now, onConfirmed }: { token: string; now: Date; onConfirmed: OnConfirmed },
): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ subject: string; isFirstProof: boolean }>(
      `with used as (
         delete from accounts.email_confirmations where token_hash = $1 and expires_at > $2 returning local_user_id
       )
       update accounts.local_users u
       set email_confirmed_at = coalesce(u.email_confirmed_at, $2), confirm_by = null
       from used
       join accounts.local_users before on before.id = used.local_user_id
       where u.id = used.local_user_id
       returning u.id as subject, before.email_confirmed_at is null as "isFirstProof"`,
      [hashOf(token), now],
    );
    const [confirmed] = rows;
    if (!confirmed) return false;
    for (const links of ['email_confirmations', 'email_claims'])
      await client.query(`delete from accounts.${links} where local_user_id = $1`, [confirmed.subject]);
    await onConfirmed(client, confirmed.subject, confirmed.isFirstProof);
    return true;
  });
