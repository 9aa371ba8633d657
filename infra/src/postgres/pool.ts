import pg from 'pg';

export type Pool = pg.Pool;

interface PoolOptions {
  max?: number;
  /** A query without an answer for this long fails, and its connection is dropped. Absent: no limit. */
  queryTimeoutMs?: number;
}

/** Numbers wider than 32 bits are read as text, timestamptz as Date. A query fails when no connection opens within 5 s. */
export const createPool = (connectionString: string, { max = 10, queryTimeoutMs }: PoolOptions = {}): Pool => {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(queryTimeoutMs !== undefined && { query_timeout: queryTimeoutMs }),
  });
  // An idle connection was lost. The pool replaces it. Without a handler the event would end the process.
  pool.on('error', () => {});
  return pool;
};
