import { keepMail, type Mail } from '../mail/outbox.ts';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import type { EraseUnproven } from './free-email.ts';
import { createToken, hashOf as hashOfToken } from './one-time-token.ts';
import { claimPath } from './paths.ts';

const LIFETIME_MS = 24 * 60 * 60 * 1000;

interface Asked {
  email: string;
  now: Date;
  publicUrl: string;
}

/**
 * A person wants to register an e-mail that has an account. Mails the owner of the e-mail the link that takes it away from an account
 * that never proved it.
 *
 * @param mailOf with the link; null when the account proved the e-mail
 */
export const mailEmailClaim = (
  { pool }: { pool: Pool },
  { email, now, publicUrl }: Asked,
  mailOf: (address: string, link: string | null) => Mail,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ subject: string; address: string; isOwned: boolean }>(
      `select id as subject, email as address, email_confirmed_at is not null as "isOwned"
       from accounts.local_users where lower(email) = lower($1) and not is_demo`,
      [email],
    );
    const [account] = rows;
    if (!account) return;
    const { subject, address, isOwned } = account;
    if (isOwned) return keepMail(client, mailOf(address, null), subject);
    const { token, hash } = createToken();
    await client.query(
      'insert into accounts.email_claims (token_hash, local_user_id, expires_at) values ($1, $2, $3)',
      [hash, subject, new Date(now.getTime() + LIFETIME_MS)],
    );
    await keepMail(client, mailOf(address, `${publicUrl}${claimPath}?token=${token}`), subject);
  });

interface Token {
  token: string;
  now: Date;
}

const unproven = `
  from accounts.email_claims c
  join accounts.local_users u on u.id = c.local_user_id and u.email_confirmed_at is null
  where c.token_hash = $1 and c.expires_at > $2`;

/** The e-mail of the token. Undefined: it was used or is too old, or the account proved its e-mail since. */
export const findEmailClaim = async ({ pool }: { pool: Pool }, { token, now }: Token): Promise<string | undefined> => {
  const { rows } = await pool.query<{ email: string }>(`select u.email ${unproven}`, [hashOfToken(token), now]);
  return rows[0]?.email;
};

/** Erases the account that registered another person's e-mail. @returns whether the token was valid */
export const claimEmail = async (
  { pool }: { pool: Pool },
  { token, now, erase }: Token & { erase: EraseUnproven },
): Promise<boolean> => {
  const { rows } = await pool.query<{ id: string }>(`select u.id ${unproven}`, [hashOfToken(token), now]);
  const [account] = rows;
  if (account) await erase(account.id);
  return account !== undefined;
};
