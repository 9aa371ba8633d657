import type { EventStore } from '../event-store/port.ts';
import { DatabaseUnreachable } from './ensure-database.ts';

/** @throws DatabaseUnreachable when nobody answers at EVENT_STORE_URL */
export const ensureEventStore = async (store: EventStore): Promise<void> => {
  try {
    await store.head();
  } catch (cause) {
    throw new DatabaseUnreachable(`El registro de eventos no responde (${(cause as Error).message.split('\n')[0]}).`, {
      cause,
    });
  }
};
