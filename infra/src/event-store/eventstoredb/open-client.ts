import { EventStoreDBClient } from '@eventstore/db-client';

/** A silent node of a cluster must leave time to ask another one. In seconds. */
const gossipTimeout = 1;
/** The client's own, in milliseconds. */
const keepAliveTimeout = 10_000;

let opened = 0;

/**
 * Clients of one process share a connection when all their settings are equal. A new client must not get the silent connection that
 * an older client has, so their settings differ by a millisecond.
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
