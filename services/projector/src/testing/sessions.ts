import type { Pool } from '@matraz/infra/postgres/pool';

interface Session {
  pid: number;
  /** Whether it waits for a lock of another session. */
  isBlocked: boolean;
}

/** The sessions of all projectors in this database. The server ends a session shortly after its connection. */
export const projectorSessions = async (pool: Pick<Pool, 'query'>): Promise<Session[]> => {
  const { rows } = await pool.query<Session>(`
    select pid, cardinality(pg_blocking_pids(pid)) > 0 as "isBlocked"
    from pg_stat_activity
    where application_name = 'matraz-projector' and datname = current_database()`);
  return rows;
};
