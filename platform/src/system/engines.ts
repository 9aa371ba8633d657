import { setTimeout as delay } from 'node:timers/promises';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createPool } from '@matraz/infra/postgres/pool';

/**
 * The engines that `npm run test:system` was given: every platform here starts with this environment. Absent: the embedded PostgreSQL
 * of each platform. A named server is shared by all of them and may hold anything.
 */
const { EVENT_STORE_URL: eventStoreUrl } = process.env;
export const { REDIS_URL: redisUrl } = process.env;

/** The log of a platform. */
export const openLog = (databaseUrl: string): EventStore => openEventStore({ eventStoreUrl, databaseUrl });

/** A new platform on a named store first reads everything that others left there. */
export const untilLogIsRead = async (databaseUrl: string): Promise<void> => {
  if (!eventStoreUrl) return;
  const log = openLog(databaseUrl);
  const pool = createPool(databaseUrl, { max: 1 });
  const position = async () => {
    const { rows } = await pool.query<{ position: string }>('select position from read.checkpoint');
    return BigInt(rows[0]?.position ?? 0);
  };
  try {
    const head = await log.head();
    while ((await position()) < head) await delay(100);
  } finally {
    await pool.end();
    await log.close();
  }
};
