import type pg from 'pg';

/** The names of users by id. A user without a full name is named by the part of the e-mail before the @. The map has no deleted accounts. */
export const selectNames = async (pool: pg.Pool, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select id, coalesce(
      nullif(trim(first_name), '') || ' ' || nullif(trim(last_name), ''),
      nullif(split_part(email, '@', 1), ''),
      'Usuario'
    ) as name
    from accounts.users
    where id = any($1::uuid[])`,
    [userIds],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};
