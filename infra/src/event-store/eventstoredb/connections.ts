import { setTimeout as delay } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { StoreUnavailable } from '../port.ts';
import { insideOf } from './client-inside.ts';

/** A client with its one connection. */
interface Connection {
  client: EventStoreDBClient;
  /** Fires when the connection was given up. */
  gone: AbortSignal;
}

export interface Connections {
  current(): Connection;
  /** Gives it up with all that runs on it: the next call opens another. */
  drop(connection: Connection): void;
  close(): Promise<void>;
}

/** Milliseconds. A cut request may never be reported as ended; it must not hold up the process. */
const farewell = 1_000;

/** Or its socket would stay open as long as the server is silent. The client has no method for it. */
const closeChannel = async (client: EventStoreDBClient): Promise<void> => {
  (await insideOf(client).getChannel()).close();
};

const end = async (client: EventStoreDBClient): Promise<void> => {
  const ended = client.dispose();
  await closeChannel(client).catch(() => {}); // a cluster none of whose nodes was found has no channel
  await ended;
};

export const createConnections = (open: () => EventStoreDBClient): Connections => {
  let current: { connection: Connection; giveUp: AbortController } | undefined;
  const drop = async () => {
    const dropped = current;
    current = undefined;
    dropped?.giveUp.abort(new StoreUnavailable('its connection was given up'));
    if (dropped) await Promise.race([end(dropped.connection.client), delay(farewell, undefined, { ref: false })]);
  };
  return {
    current() {
      if (!current) {
        const giveUp = new AbortController();
        current = { connection: { client: open(), gone: giveUp.signal }, giveUp };
      }
      return current.connection;
    },
    drop(connection) {
      // Many calls find out at once; one drops it.
      if (connection === current?.connection) void drop();
    },
    close: drop,
  };
};
