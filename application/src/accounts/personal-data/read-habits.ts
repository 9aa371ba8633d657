import type { MomentKind } from '@matraz/contracts/practice/moments-http';
import type { ReadPart } from './part.ts';

export const readMoments: ReadPart<'moments'> = async ({ pool }, userId) => {
  const { rows } = await pool.query<{ kind: MomentKind; upTo: number }>(
    'select kind, up_to as "upTo" from accounts.moments where user_id = $1 order by kind',
    [userId],
  );
  return rows;
};

export const readReminders: ReadPart<'reminders'> = async ({ pool }, userId) => {
  const { rows } = await pool.query<{ hour: number; byMail: boolean; byPush: boolean }>(
    'select hour, by_mail as "byMail", by_push as "byPush" from accounts.reminders where user_id = $1',
    [userId],
  );
  const [reminder] = rows;
  if (!reminder) return null;
  const { rows: browsers } = await pool.query<{ endpoint: string; since: Date }>(
    `select endpoint, created_at as since from accounts.push_subscriptions where user_id = $1
     order by created_at`,
    [userId],
  );
  return {
    ...reminder,
    browsers: browsers.map(({ endpoint, since }) => ({
      service: new URL(endpoint).hostname,
      since: since.toISOString(),
    })),
  };
};
