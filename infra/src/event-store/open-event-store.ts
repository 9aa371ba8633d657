import type { Logger } from 'pino';
import { createPool } from '../postgres/pool.ts';
import { createEventStoreDbEventStore } from './eventstoredb/eventstoredb-event-store.ts';
import type { EventStore } from './port.ts';
import { createPostgresEventStore } from './postgres/postgres-event-store.ts';

/** A group committer has one batch in flight; the others serve reads. */
const connections = 8;
/** Milliseconds. A connection can fall silent without ending; reading a page takes far less. */
const queryTimeoutMs = 15_000;

/**
 * EventStoreDB when EVENT_STORE_URL names one, else the PostgreSQL that is there anyway, by connections of the store's own.
 *
 * @throws Error when neither address is given
 */
export const openEventStore = (options: {
  eventStoreUrl?: string | undefined;
  databaseUrl?: string | undefined;
  logger?: Logger;
}): EventStore => {
  const { eventStoreUrl, databaseUrl, logger } = options;
  if (eventStoreUrl && /^(esdb|kurrentdb)(\+discover)?:/.test(eventStoreUrl)) {
    return createEventStoreDbEventStore({ connectionString: eventStoreUrl, ...(logger && { logger }) });
  }
  const connectionString = eventStoreUrl ?? databaseUrl;
  if (!connectionString) throw new Error('the event store needs EVENT_STORE_URL or DATABASE_URL');
  const pool = createPool(connectionString, { max: connections, queryTimeoutMs });
  const store = createPostgresEventStore({ pool, connectionString, ...(logger && { logger }) });
  return {
    ...store,
    async close() {
      await store.close();
      await pool.end();
    },
  };
};
