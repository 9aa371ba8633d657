import { setTimeout as delay } from 'node:timers/promises';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createPool } from '@matraz/infra/postgres/pool';

/**
 * The servers that `npm run test:system` and `npm run test:faults` name; every platform of these tests uses them. Unset: the embedded
 * PostgreSQL of each platform. All platforms share a named server, and it can contain other data.
 */
const eventStoreUrl = () => process.env.EVENT_STORE_URL;
export const { REDIS_URL: redisUrl } = process.env;

/** Generous, because the tests keep the store busy. */
const timeoutMs = 60_000;

/** Opens the log of a platform. */
export const openLog = (databaseUrl: string): Promise<EventStore> =>
  openEventStore({ eventStoreUrl: eventStoreUrl(), databaseUrl, timeoutMs });

/** Waits until a new platform has read the events that other tests left in a named event store. */
export const waitForReadModels = async (databaseUrl: string): Promise<void> => {
  if (!eventStoreUrl()) return;
  const log = await openLog(databaseUrl);
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
