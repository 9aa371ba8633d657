import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createClient } from 'redis';
import { createPool } from '../postgres/pool.ts';

const lockNotAvailable = '55P03';

/** Simulates lost queues: FLUSHALL, or all tables of the queue emptied except the list of migrations. */
export const emptyQueues = async ({ databaseUrl, redisUrl }: { databaseUrl: string; redisUrl?: string }) => {
  if (redisUrl) {
    const client = await createClient({ url: redisUrl }).connect();
    await client.flushAll();
    await client.close();
    return;
  }
  const pool = createPool(databaseUrl, { max: 1 });
  const { rows } = await pool.query<{ tables: string }>(
    `select string_agg(format('bullmq.%I', tablename), ', ') as tables
    from pg_tables
    where schemaname = 'bullmq'
    and tablename not like '%migration%'`,
  );
  const tables = rows[0]?.tables;
  // A worker can hold a lock on one table and wait for another. So all locks are taken without waiting, or none.
  const empty = () =>
    pool.query(`begin; lock table ${tables} in access exclusive mode nowait; truncate ${tables} cascade; commit`).then(
      () => true,
      async (error) => {
        await pool.query('rollback');
        if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) return false;
        throw error;
      },
    );
  while (!(await empty())) await delay(5);
  await pool.end();
};
