import type { PoolClient } from 'pg';
import type { Pool } from './pool.ts';

/** Runs the work on one connection. All of its statements take effect, or none. */
export const inTransaction = async <Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A closed connection ends its transaction.
    await client.query('rollback').then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    );
    throw error;
  }
};
