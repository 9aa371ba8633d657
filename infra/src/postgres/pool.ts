import pg from 'pg';

export type Pool = pg.Pool;

interface PoolOptions {
  max?: number;
  /** Milliseconds until a query without an answer fails and its connection is dropped; absent: never. */
  patienceMs?: number;
}

/** Numbers wider than 32 bits arrive as text, timestamptz as Date. A server that lets nobody in within 5 s is an error of the query. */
export const createPool = (connectionString: string, { max = 10, patienceMs }: PoolOptions = {}): Pool => {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(patienceMs !== undefined && { query_timeout: patienceMs }),
  });
  // An idle connection was lost. The pool has dropped it and opens another when needed; unheard, the event would end the process.
  pool.on('error', () => {});
  return pool;
};
