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
  /** The schema of names without one. Default: only what belongs to PostgreSQL, so no schema of another role can answer. */
  searchPath?: string;
  /** For a role with more rights than the services: nothing is read through a view or a policy, which could run functions of theirs. */
  distrustsTables?: boolean;
}

/** After the options that the address has, which stay. */
const withOption = (connectionString: string, option: string): string => {
  const [address = '', query = ''] = connectionString.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('options', `${parameters.get('options') ?? ''} ${option}`.trim());
  return `${address}?${parameters}`;
};

/** Servers from before August 2024 do not have the second setting. */
const distrust = `
  set row_security = off;
  select set_config(name, 'view, foreign-table', false) from pg_settings where name = 'restrict_nonsystem_relation_kind'`;

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
  { max = 10, queryTimeoutMs, searchPath = 'pg_catalog,pg_temp', distrustsTables = false }: PoolOptions = {},
): Pool => {
  const config = {
    connectionString: withOption(connectionString, `-c search_path=${searchPath}`),
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(distrustsTables && { onConnect: (client: pg.ClientBase) => client.query(distrust) }),
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
