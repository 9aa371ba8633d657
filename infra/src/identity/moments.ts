import type { Pool } from '../postgres/pool.ts';

interface Moment {
  userId: string;
  kind: string;
  upTo: number;
}

/**
 * Notes that a moment is shown. When several ask at the same time, one of them gets true.
 *
 * @returns false: the same or a higher one was shown before
 */
export const claimMoment = async (pool: Pick<Pool, 'query'>, { userId, kind, upTo }: Moment): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `insert into accounts.moments (user_id, kind, up_to) values ($1, $2, $3)
     on conflict (user_id, kind) do update set up_to = excluded.up_to where moments.up_to < excluded.up_to`,
    [userId, kind, upTo],
  );
  return rowCount === 1;
};
