import type pg from 'pg';

type Queryable = Pick<pg.ClientBase, 'query'>;

const lock = "hashtextextended('matraz projector: split', 0)";

/** The first statement of each batch of a partition: it waits while the split is changed. */
export const waitForSplit = (client: Queryable) => client.query(`select pg_advisory_xact_lock_shared(${lock})`);

/** No partition writes during the work. */
export const holdPartitions = async <Result>(client: Queryable, work: () => Promise<Result>): Promise<Result> => {
  await client.query(`select pg_advisory_lock(${lock})`);
  try {
    return await work();
  } finally {
    // On a lost connection this query fails, and the server has released the lock.
    await client.query(`select pg_advisory_unlock(${lock})`).catch(() => {});
  }
};
