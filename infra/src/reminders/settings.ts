import { createToken } from '../identity/one-time-token.ts';
import { newId } from '../ids.ts';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import type { PushSubscription } from '../push/open-pusher.ts';

export interface Reminder {
  hour: number;
  byMail: boolean;
  byPush: boolean;
}

/** The oldest are forgotten. */
const mostBrowsers = 10;

export const selectReminder = async (
  pool: Pick<Pool, 'query'>,
  userId: string,
): Promise<{ reminder: Reminder | null; browsers: number }> => {
  const { rows } = await pool.query<{ reminder: Reminder | null; browsers: number }>(
    `select
       (select json_build_object('hour', hour, 'byMail', by_mail, 'byPush', by_push)
        from accounts.reminders where user_id = $1) as reminder,
       (select count(*)::int from accounts.push_subscriptions where user_id = $1) as browsers`,
    [userId],
  );
  return rows[0] ?? { reminder: null, browsers: 0 };
};

/** The browsers are forgotten when they are not reminded any more. */
export const saveReminder = (pool: Pool, userId: string, reminder: Reminder | null): Promise<void> =>
  inTransaction(pool, async (client) => {
    if (!reminder?.byPush) await client.query('delete from accounts.push_subscriptions where user_id = $1', [userId]);
    if (reminder === null) {
      await client.query('delete from accounts.reminders where user_id = $1', [userId]);
      return;
    }
    await client.query(
      `insert into accounts.reminders (user_id, hour, by_mail, by_push, stop_token) values ($1, $2, $3, $4, $5)
       on conflict (user_id) do update
       set hour = excluded.hour, by_mail = excluded.by_mail, by_push = excluded.by_push`,
      [userId, reminder.hour, reminder.byMail, reminder.byPush, createToken().token],
    );
  });

/** A browser has one subscription. The last account that asked for reminders in it gets them. */
export const addSubscription = async (
  pool: Pool,
  userId: string,
  { endpoint, p256dh, auth, now }: PushSubscription & { now: Date },
): Promise<void> => {
  await pool.query(
    `insert into accounts.push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (endpoint) do update
     set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
    [newId(), userId, endpoint, p256dh, auth, now],
  );
  await pool.query(
    `delete from accounts.push_subscriptions where id in (
       select id from accounts.push_subscriptions where user_id = $1 order by created_at desc, id desc offset $2
     )`,
    [userId, mostBrowsers],
  );
};

/** The link in a mail ends the mails. Reminders in the browser stay. */
export const stopMails = async (pool: Pool, token: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(
      `with ended as (delete from accounts.reminders where stop_token = $1 and not by_push returning user_id)
       delete from accounts.push_subscriptions where user_id in (select user_id from ended)`,
      [token],
    );
    await client.query('update accounts.reminders set by_mail = false where stop_token = $1', [token]);
  });
