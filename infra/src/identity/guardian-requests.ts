import { guardianDays } from '@matraz/contracts/accounts/legal';
import { keepMail } from '../mail/outbox.ts';
import { guardianRequestMail } from '../mail/texts.ts';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import { createToken, hashOf } from './one-time-token.ts';
import { guardianPath } from './paths.ts';

interface Deps {
  pool: Pool;
}

const lifetimeMs = guardianDays * 24 * 60 * 60 * 1000;

export interface GuardianRequest {
  address: string;
  askedAt: Date;
}

interface Asking {
  userId: string;
  address: string;
  now: Date;
  publicUrl: string;
  /** Whether the link goes to the guardian by mail. Otherwise an operator hands it over. */
  isMailed: boolean;
}

/**
 * Makes a one-time link with which a guardian agrees. An earlier link of the account ends.
 *
 * @returns the link
 */
export const askGuardian = (
  { pool }: Deps,
  { userId, address, now, publicUrl, isMailed }: Asking,
): Promise<{ link: string; expiresAt: Date }> =>
  inTransaction(pool, async (client) => {
    const { token, hash } = createToken();
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    await client.query(
      `insert into accounts.guardian_requests (user_id, address, token_hash, asked_at, expires_at)
       values ($1, $2, $3, $4, $5)
       on conflict (user_id) do update
       set address = excluded.address, token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
      [userId, address, hash, now, expiresAt],
    );
    const link = `${publicUrl}${guardianPath}?token=${token}`;
    if (isMailed) await keepMail(client, guardianRequestMail(address, link), null);
    return { link, expiresAt };
  });

/** The guardian who was asked about this account. Undefined: none was asked, or the guardian has agreed. */
export const selectGuardianRequest = async ({ pool }: Deps, userId: string): Promise<GuardianRequest | undefined> => {
  const { rows } = await pool.query<GuardianRequest>(
    `select address, asked_at as "askedAt" from accounts.guardian_requests
     where user_id = $1 and confirmed_at is null`,
    [userId],
  );
  return rows[0];
};

interface Child {
  userId: string;
  email: string | null;
  firstName: string | null;
}

/** The account that the token is for. Undefined: it was used, is too old, or a newer link was made. */
export const findGuardedChild = async (
  { pool }: Deps,
  { token, now }: { token: string; now: Date },
): Promise<Child | undefined> => {
  const { rows } = await pool.query<Child>(
    `select u.id as "userId", u.email, u.first_name as "firstName" from accounts.guardian_requests r
     join accounts.users u on u.id = r.user_id
     where r.token_hash = $1 and r.expires_at > $2`,
    [hashOf(token), now],
  );
  return rows[0];
};

/**
 * Notes that the guardian agreed, so the account does not end. The link stays valid until `endGuardianRequest`.
 *
 * @returns the account. Undefined: the token is not valid.
 */
export const noteGuardianAnswer = async (
  { pool }: Deps,
  { token, now }: { token: string; now: Date },
): Promise<string | undefined> => {
  const { rows } = await pool.query<{ user_id: string }>(
    `update accounts.guardian_requests set confirmed_at = coalesce(confirmed_at, $2)
     where token_hash = $1 and expires_at > $2
     returning user_id`,
    [hashOf(token), now],
  );
  return rows[0]?.user_id;
};

/** A later link has its own days. The index is on `asked_at`, which is the first time. `$1`: that many days ago, `$2`: now. */
const unanswered = 'r.confirmed_at is null and r.asked_at <= $1 and r.expires_at <= $2';

/**
 * Erases new accounts whose guardian did not agree in time. An account that was older than that when it was asked stays, and waits: its
 * student may have studied for months.
 *
 * @returns how many ended
 */
export const endUnauthorizedAccounts = async (
  { pool }: Deps,
  {
    now,
    erase,
    onFailure,
  }: {
    now: Date;
    erase: (userId: string) => Promise<void>;
    /** The account is tried again at the next call. */
    onFailure: (error: unknown, userId: string) => void;
  },
): Promise<number> => {
  const late = `${unanswered} and u.created_at > r.asked_at - make_interval(days => $3)`;
  const values = [new Date(now.getTime() - lifetimeMs), now, guardianDays];
  const from = 'from accounts.guardian_requests r join accounts.users u on u.id = r.user_id';
  const { rows } = await pool.query<{ userId: string }>(`select r.user_id as "userId" ${from} where ${late}`, values);
  let ended = 0;
  for (const { userId } of rows) {
    try {
      // The guardian may have agreed since the list was read.
      const still = await pool.query(`select ${from} where ${late} and r.user_id = $4`, [...values, userId]);
      if (still.rowCount === 0) continue;
      await erase(userId);
      ended += 1;
    } catch (error) {
      onFailure(error, userId);
    }
  }
  return ended;
};

/** The log has the answer: the guardian's address is not needed any more. */
export const endGuardianRequest = async ({ pool }: Deps, userId: string): Promise<void> => {
  await pool.query('delete from accounts.guardian_requests where user_id = $1', [userId]);
};

/** Forgets guardians who did not answer in time, of accounts that stay. Their students can ask again. */
export const forgetSilentGuardians = async ({ pool }: Deps, now: Date): Promise<void> => {
  await pool.query(
    `delete from accounts.guardian_requests r using accounts.users u
     where u.id = r.user_id and ${unanswered} and u.created_at <= r.asked_at - make_interval(days => $3)`,
    [new Date(now.getTime() - lifetimeMs), now, guardianDays],
  );
};

/** The accounts whose guardian agreed, while the log may not have it. */
export const selectNotedAnswers = async ({ pool }: Deps, now: Date): Promise<string[]> => {
  const { rows } = await pool.query<{ user_id: string }>(
    'select user_id from accounts.guardian_requests where confirmed_at <= $1',
    [now],
  );
  return rows.map(({ user_id }) => user_id);
};
