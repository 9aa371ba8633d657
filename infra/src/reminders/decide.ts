import { missingMinutes } from '@matraz/domain/practice/reminder';
import { streakAt } from '@matraz/domain/practice/streak';
import { remindersPath } from '../identity/paths.ts';
import { embeddedIssuer } from '../identity/platform-users.ts';
import { keepMail } from '../mail/outbox.ts';
import { reminderMail, reminderText } from '../mail/reminder-texts.ts';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import type { PushSubscription } from '../push/open-pusher.ts';
import { examSeconds } from '../read-models/exam-seconds.ts';

interface DueRow {
  user_id: string;
  by_mail: boolean;
  by_push: boolean;
  stop_token: string;
  answers: number | null;
  lessons: number | null;
  exam_seconds: number;
  minutes_a_day: number | null;
  local_id: string | null;
  email: string | null;
  study_days: string[];
}

/** A reminder to send to a browser. */
export interface DuePush extends PushSubscription {
  id: string;
  payload: { title: string; body: string };
}

interface When {
  /** Today in Chile. */
  day: string;
  hour: number;
  publicUrl: string;
  sendsMails: boolean;
}

const atOnce = 100;

/** Only a proven address gets a mail. Reminders of today that another worker decides right now are skipped. */
const selectDue = `
  select r.user_id, r.by_mail, r.by_push, r.stop_token, d.answers, d.lessons, g.minutes_a_day,
    ${examSeconds('r.user_id', '$2')} as exam_seconds,
    l.id as local_id, l.email,
    array(select to_char(s.day, 'YYYY-MM-DD') from read.study_day s where s.user_id = r.user_id) as study_days
  from accounts.reminders r
  join accounts.users u on u.id = r.user_id
  left join read.study_day d on d.user_id = r.user_id and d.day = $2
  left join read.study_goals g on g.user_id = r.user_id
  left join accounts.local_users l
    on l.id = case when u.issuer = '${embeddedIssuer}' then u.subject::uuid end and l.email_confirmed_at is not null
  where r.hour = $1 and r.decided_on < $2::date
  order by r.user_id
  limit ${atOnce}
  for update of r skip locked`;

const missingOf = ({ answers, lessons, exam_seconds, minutes_a_day }: DueRow) =>
  missingMinutes({
    studied: { answers: answers ?? 0, lessons: lessons ?? 0, examSeconds: exam_seconds },
    minutesADay: minutes_a_day,
  });

/**
 * Decides about some reminders of this hour. The decision and its mails are written in one transaction, before anything is sent:
 * after a death nothing is sent twice, and a push may be missing.
 *
 * @returns the pushes to send, and whether there may be more reminders
 */
export const decideReminders = (
  pool: Pool,
  { day, hour, publicUrl, sendsMails }: When,
): Promise<{ pushes: DuePush[]; isDone: boolean }> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<DueRow>(selectDue, [hour, day]);
    const userIds = rows.map(({ user_id }) => user_id);
    await client.query('update accounts.reminders set decided_on = $2 where user_id = any($1)', [userIds, day]);
    const pushes: DuePush[] = [];
    for (const row of rows) {
      const missing = missingOf(row);
      if (missing === 0) continue;
      const text = reminderText({ missing, streak: streakAt(row.study_days, day).days });
      if (row.by_mail && row.email && sendsMails) {
        const stopUrl = `${publicUrl}${remindersPath}?token=${row.stop_token}`;
        await keepMail(client, reminderMail(row.email, { ...text, publicUrl, stopUrl }), row.local_id);
      }
      if (!row.by_push) continue;
      const { rows: browsers } = await client.query<PushSubscription & { id: string }>(
        'select id, endpoint, p256dh, auth from accounts.push_subscriptions where user_id = $1',
        [row.user_id],
      );
      pushes.push(...browsers.map((browser) => ({ ...browser, payload: text })));
    }
    return { pushes, isDone: rows.length < atOnce };
  });

/** A browser that subscribed again has the same row with other keys, so the endpoint counts. */
export const forgetSubscription = async (
  pool: Pool,
  { id, endpoint }: Pick<DuePush, 'id' | 'endpoint'>,
): Promise<void> => {
  await pool.query('delete from accounts.push_subscriptions where id = $1 and endpoint = $2', [id, endpoint]);
};
