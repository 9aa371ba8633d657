import type { Pool } from '@matraz/infra/postgres/pool';

/** The sessions of all projectors in this database. The server ends a session shortly after its connection. */
export const projectorSessions = async (pool: Pick<Pool, 'query'>): Promise<{ pid: number }[]> => {
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'matraz-projector' and datname = current_database()",
  );
  return rows;
};
