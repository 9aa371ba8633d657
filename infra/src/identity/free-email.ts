import type { Pool } from '../postgres/pool.ts';

/** Erases the local account with this subject, in the log and in the tables. */
export type EraseUnproven = (subject: string) => Promise<void>;

/**
 * Frees an e-mail for the person who proved that it is hers. An account that never proved it is erased.
 *
 * @param subject the account that takes the e-mail
 * @returns false when another account has proved it, or is of the demo
 */
export const freeEmail = async (
  pool: Pick<Pool, 'query'>,
  { email, subject }: { email: string; subject: string },
  erase: EraseUnproven,
): Promise<boolean> => {
  const { rows } = await pool.query<{ id: string; isOwned: boolean }>(
    `select id, email_confirmed_at is not null or is_demo as "isOwned" from accounts.local_users
     where lower(email) = lower($1) and id <> $2`,
    [email, subject],
  );
  const [other] = rows;
  if (other?.isOwned) return false;
  if (other) await erase(other.id);
  return true;
};
