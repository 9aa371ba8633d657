import { typesThatCanWait } from '@matraz/contracts/events';
import type { Logger } from 'pino';
import type { Listener } from '../postgres/listen.ts';
import { createPool } from '../postgres/pool.ts';
import type { CopyTarget } from './port.ts';
import { createPostgresEventStore } from './postgres/postgres-event-store.ts';

/** One connection for the batch of the group committer, two for reads of streams, one for other reads. */
const connections = 4;
/** A connection can go dead without an end. Reading a page takes far less time. */
const queryTimeoutMs = 15_000;

/** True for an address of EventStoreDB or KurrentDB. */
export const isEventStoreDb = (address: string): boolean => /^(esdb|kurrentdb)(\+discover)?:/.test(address);

/**
 * Opens EventStoreDB when EVENT_STORE_URL names one, else PostgreSQL with a connection pool for the store alone.
 *
 * @throws Error when neither address is given
 */
export const openEventStore = async (options: {
  eventStoreUrl?: string | undefined;
  databaseUrl?: string | undefined;
  /** Listens to `databaseUrl`, and stays open when the store closes. A log in that database then needs no listening connection of its own. */
  listener?: Listener;
  logger?: Logger;
  /** The longest time without an answer of EventStoreDB, in milliseconds. Default: short, because students wait. */
  timeoutMs?: number;
}): Promise<CopyTarget> => {
  const { eventStoreUrl, databaseUrl, listener, logger, timeoutMs } = options;
  if (eventStoreUrl && isEventStoreDb(eventStoreUrl)) {
    // The client is large, so it is loaded only when it is used: a process on PostgreSQL starts with a third less work.
    const { createEventStoreDbEventStore } = await import('./eventstoredb/eventstoredb-event-store.ts');
    const given = { ...(logger && { logger }), ...(timeoutMs && { timeoutMs }) };
    return createEventStoreDbEventStore({ connectionString: eventStoreUrl, ...given });
  }
  const connectionString = eventStoreUrl ?? databaseUrl;
  if (!connectionString) throw new Error('the event store needs EVENT_STORE_URL or DATABASE_URL');
  const pool = createPool(connectionString, { max: connections, queryTimeoutMs });
  const shared = listener && connectionString === databaseUrl && { listener };
  const store = createPostgresEventStore({
    pool,
    connectionString,
    typesThatCanWait,
    ...shared,
    ...(logger && { logger }),
  });
  return {
    ...store,
    async close() {
      await store.close();
      await pool.end();
    },
  };
};
