import { setTimeout as delay } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { StoreUnavailable } from '../port.ts';
import { insideOf } from './client-inside.ts';

interface Connection {
  client: EventStoreDBClient;
  /** Fires when the connection was dropped. */
  gone: AbortSignal;
}

export interface Connections {
  current(): Connection;
  /** Ends the connection and its calls. The next call opens a new connection. */
  drop(connection: Connection): void;
  close(): Promise<void>;
}

/** The client may never report that a cut request ended, so closing waits for this long only. */
const closeTimeoutMs = 1_000;

/** The socket would otherwise stay open while the server is silent. The client has no method for this. */
const closeChannel = async (client: EventStoreDBClient): Promise<void> => {
  (await insideOf(client).getChannel()).close();
};

const end = async (client: EventStoreDBClient): Promise<void> => {
  const ended = client.dispose();
  await closeChannel(client).catch(() => {}); // without a reachable node of the cluster there is no channel
  await ended;
};

export const createConnections = (open: () => EventStoreDBClient): Connections => {
  let current: { connection: Connection; giveUp: AbortController } | undefined;
  const drop = async () => {
    const dropped = current;
    current = undefined;
    dropped?.giveUp.abort(new StoreUnavailable('its connection was dropped'));
    if (dropped) await Promise.race([end(dropped.connection.client), delay(closeTimeoutMs, undefined, { ref: false })]);
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
      // Several calls may find the same dead connection.
      if (connection === current?.connection) void drop();
    },
    close: drop,
  };
};
