import pg from 'pg';
import { endWhenDead } from './dead-connection.ts';
import { sqlState } from './error-codes.ts';
import { WatchedPool } from './watched-pool.ts';

export type Pool = pg.Pool;

interface PoolOptions {
  max?: number;
  /**
   * A query without an answer for this long fails, and its connection is dropped. Queries to a server that answers none of them fail
   * after 2 s. Absent: no limit.
   */
  queryTimeoutMs?: number;
  /** The schema of names without one. Default: the server's. */
  searchPath?: string;
}

/**
 * After a failover a connection may still lead to the old server, which takes no writes any more. The next one is opened by the address,
 * which may name the new server.
 */
const endWhenReadOnly = ({ connection }: Pick<pg.Client, 'connection'>): void => {
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === sqlState.readOnly) connection.stream.destroy();
  });
};

/** Numbers wider than 32 bits are read as text, timestamptz as Date. A query fails when no connection opens within 5 s. */
export const createPool = (
  connectionString: string,
  { max = 10, queryTimeoutMs, searchPath }: PoolOptions = {},
): Pool => {
  const config = {
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(searchPath && { options: `-c search_path=${searchPath}` }),
  };
  const pool =
    queryTimeoutMs === undefined ? new pg.Pool(config) : new WatchedPool({ ...config, query_timeout: queryTimeoutMs });
  // An idle connection was lost. The pool replaces it. Without a handler the event would end the process.
  pool.on('error', () => {});
  // A connection was lost outside the pool. Its next query fails. Without a handler the event would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endWhenDead(client, config);
    endWhenReadOnly(client);
  });
  return pool;
};
