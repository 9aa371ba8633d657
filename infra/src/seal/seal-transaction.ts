import type { PoolClient } from 'pg';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';

/** A lock that another session does not give back ends the transaction, so that it never hangs. */
const lockTimeout = "set local lock_timeout = '10s'";

export const inSealTransaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(pool, async (client) => {
    await client.query(lockTimeout);
    return work(client);
  });
