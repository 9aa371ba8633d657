import { EventStoreDBClient } from '@eventstore/db-client';

/** In seconds. Short, so that there is time to ask another node of the cluster. */
const gossipTimeout = 1;
/** Milliseconds. This is the client's default. */
const keepAliveTimeout = 10_000;

let opened = 0;

/**
 * Clients of one process with equal settings share a connection. A new client must not get the dead connection of an older client,
 * so their settings differ by a millisecond.
 *
 * @param address esdb://… or kurrentdb://…
 */
export const openClient = (address: string): EventStoreDBClient => {
  opened = (opened + 1) % 1_000;
  const url = address.replace(/^kurrentdb/, 'esdb');
  const settings = { gossipTimeout, keepAliveTimeout: keepAliveTimeout + opened };
  const missing = Object.entries(settings)
    .filter(([name]) => !new RegExp(`[?&]${name}=`, 'i').test(url))
    .map(([name, value]) => `${name}=${value}`);
  return EventStoreDBClient.connectionString([url, ...missing].join('&').replace(/^([^?&]*)&/, '$1?'));
};
