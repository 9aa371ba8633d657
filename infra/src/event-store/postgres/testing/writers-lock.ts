import { vi } from 'vitest';
import type { Pool } from '../../../postgres/pool.ts';

/** Holds the lock of all writers, as a transaction that appends does. @returns releases the lock */
export const holdWritersLock = async (pool: Pool): Promise<() => Promise<void>> => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select * from es.append($1::jsonb, true)', ['[]']);
  return async () => {
    await client.query('rollback');
    client.release();
  };
};

/** Waits until an append at the server waits for the lock. @returns the id of its server process */
export const untilWriterWaits = (pool: Pool): Promise<number> =>
  vi.waitUntil(
    async () => {
      const { rows } = await pool.query<{ pid: number }>(
        `select pid from pg_locks
        where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
      );
      return rows[0]?.pid ?? 0;
    },
    { timeout: 20_000 },
  );
