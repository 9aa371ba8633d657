import type { Pool } from '../../postgres/pool.ts';

type Client = Pick<Pool, 'query'>;

/** Time to find the phone. Afterwards the password is asked for again. */
const lifetimeMs = 10 * 60 * 1000;

/** The right password was typed in this login. A newer one replaces it. */
export const beginSecondStep = async (
  client: Client,
  { interaction, subject, now }: { interaction: string; subject: string; now: Date },
): Promise<void> => {
  await client.query(
    `insert into accounts.second_steps (interaction, local_user_id, expires_at) values ($1, $2, $3)
     on conflict (interaction) do update
     set local_user_id = excluded.local_user_id, expires_at = excluded.expires_at`,
    [interaction, subject, new Date(now.getTime() + lifetimeMs)],
  );
};

/** The account whose password was typed in this login. */
export const findSecondStep = async (
  client: Client,
  { interaction, now }: { interaction: string; now: Date },
): Promise<{ subject: string; email: string } | undefined> => {
  const { rows } = await client.query<{ subject: string; email: string }>(
    `select u.id as subject, u.email from accounts.second_steps s
     join accounts.local_users u on u.id = s.local_user_id
     where s.interaction = $1 and s.expires_at > $2`,
    [interaction, now],
  );
  return rows[0];
};

/** @returns whether the login still waited for the second factor of this account */
export const endSecondStep = async (
  client: Client,
  { interaction, subject }: { interaction: string; subject: string },
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'delete from accounts.second_steps where interaction = $1 and local_user_id = $2',
    [interaction, subject],
  );
  return rowCount === 1;
};
