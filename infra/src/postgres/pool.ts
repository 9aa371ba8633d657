import pg from 'pg';

export type Pool = pg.Pool;

interface PoolOptions {
  max?: number;
  /** Milliseconds until a query without an answer fails and its connection is dropped; absent: never. */
  queryTimeoutMs?: number;
}

/** Numbers wider than 32 bits arrive as text, timestamptz as Date. A server that lets nobody in within 5 s is an error of the query. */
export const createPool = (connectionString: string, { max = 10, queryTimeoutMs }: PoolOptions = {}): Pool => {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(queryTimeoutMs !== undefined && { query_timeout: queryTimeoutMs }),
  });
  // An idle connection was lost. The pool has dropped it and opens another when needed; unheard, the event would end the process.
  pool.on('error', () => {});
  return pool;
};
