import { createClient } from 'redis';
import { createPool } from '../postgres/pool.ts';

/** As an accident would: FLUSHALL, or every table of the queue emptied but the list of its migrations. */
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
