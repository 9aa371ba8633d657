import pg from 'pg';

export type Pool = pg.Pool;

/** Numbers wider than 32 bits arrive as text, timestamptz as Date. A server that does not answer within 5 s is an error of the query. */
export const createPool = (connectionString: string, { max = 10 }: { max?: number } = {}): Pool => {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 5_000, keepAlive: true });
  // An idle connection was lost. The pool has dropped it and opens another when needed; unheard, the event would end the process.
  pool.on('error', () => {});
  return pool;
};
