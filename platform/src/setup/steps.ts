import type { Pool } from '@matraz/infra/postgres/pool';

/** Steps of the setup that run once for each database. */
export const isDone = async (pool: Pool, name: string): Promise<boolean> => {
  const { rowCount } = await pool.query('select from ops.setup_steps where name = $1', [name]);
  return rowCount === 1;
};

export const markDone = async (pool: Pool, name: string): Promise<void> => {
  await pool.query('insert into ops.setup_steps (name) values ($1) on conflict do nothing', [name]);
};
