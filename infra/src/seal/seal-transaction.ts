import type { PoolClient } from 'pg';
import type { Pool } from '../postgres/pool.ts';

/** A lock that another session does not give back ends the transaction, so that it never hangs. */
const lockTimeout = "set local lock_timeout = '10s'";

export const inSealTransaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(lockTimeout);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
};
