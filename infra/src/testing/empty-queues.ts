import { createClient } from 'redis';
import { createPool } from '../postgres/pool.ts';

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
  await pool.query(`truncate ${rows[0]?.tables} cascade`);
  await pool.end();
};
