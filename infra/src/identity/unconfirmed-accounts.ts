import { DomainError } from '@matraz/domain/errors';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import { mailConfirmation } from './email-confirmations.ts';
import type { EraseUnproven } from './free-email.ts';
import { embeddedIssuer } from './platform-users.ts';

const REMINDER_MS = 2 * 24 * 60 * 60 * 1000;

/** Reminds every account that ends in two days, once. */
export const remindUnconfirmed = async (
  pool: Pool,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> => {
  for (;;) {
    const isReminded = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ subject: string; email: string; until: Date }>(
        `update accounts.local_users set reminded_at = $1
         where id = (
           select id from accounts.local_users
           where email_confirmed_at is null and confirm_by > $1 and confirm_by <= $2 and reminded_at is null
           order by confirm_by limit 1 for update skip locked
         )
         returning id as subject, email, confirm_by as until`,
        [now, new Date(now.getTime() + REMINDER_MS)],
      );
      const [account] = rows;
      if (account) await mailConfirmation(client, account, { publicUrl, until: account.until, isReminder: true });
      return account !== undefined;
    });
    if (!isReminded) return;
  }
};

const isLate = 'l.email_confirmed_at is null and l.confirm_by <= $1';

interface Ending {
  now: Date;
  /** Whether the user has Premium. Such an account was paid for, so it stays. */
  isPaid: (userId: string) => Promise<boolean>;
  erase: EraseUnproven;
  /** The account is tried again at the next call. */
  onFailure: (error: unknown, subject: string) => void;
}

const keepAccount = (pool: Pool, subject: string) =>
  pool.query('update accounts.local_users set confirm_by = null where id = $1', [subject]);

/** @returns whether it ended. The last administrator stays too. */
const endAccount = async (
  pool: Pool,
  { subject, userId }: { subject: string; userId: string | null },
  { now, isPaid, erase }: Ending,
): Promise<boolean> => {
  if (userId !== null && (await isPaid(userId))) {
    await keepAccount(pool, subject);
    return false;
  }
  // The person may have proved it since the list was read.
  const still = await pool.query(`select from accounts.local_users l where l.id = $2 and ${isLate}`, [now, subject]);
  if (still.rowCount === 0) return false;
  try {
    await erase(subject);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'last_administrator')) throw error;
    await keepAccount(pool, subject);
    return false;
  }
};

/**
 * Erases the accounts that were mailed a link and did not prove their e-mail in time: a stranger may have registered it.
 *
 * @returns how many ended
 */
export const endUnconfirmed = async (pool: Pool, ending: Ending): Promise<number> => {
  const { rows } = await pool.query<{ subject: string; userId: string | null }>(
    `select l.id as subject, u.id as "userId" from accounts.local_users l
     left join accounts.users u on u.issuer = $2 and u.subject = l.id::text
     where ${isLate}`,
    [ending.now, embeddedIssuer],
  );
  let ended = 0;
  for (const account of rows) {
    try {
      if (await endAccount(pool, account, ending)) ended += 1;
    } catch (error) {
      ending.onFailure(error, account.subject);
    }
  }
  return ended;
};
