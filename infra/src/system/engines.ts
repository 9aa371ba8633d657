import { openEventStore } from '../event-store/open-event-store.ts';
import type { EventStore } from '../event-store/port.ts';

/**
 * The engines that `npm run test:system` was given: every platform here starts with this environment. Absent: the embedded PostgreSQL
 * of each platform. A named server is shared by all of them and may hold anything.
 */
export const { EVENT_STORE_URL: eventStoreUrl, REDIS_URL: redisUrl } = process.env;

/** The log of a platform. */
export const openLog = (databaseUrl: string): EventStore => openEventStore({ eventStoreUrl, databaseUrl });
