import { type EventData, EventStoreDBClient } from '@eventstore/db-client';
import { createCuttableProxy } from '../../testing/cuttable-proxy.ts';
import { createEventStoreDbEventStore } from '../eventstoredb/eventstoredb-event-store.ts';
import type { EventStore } from '../port.ts';
import type { StoreHarness } from './harness.ts';

export interface RunningServer {
  /** The address of a single node. The harness puts a proxy in front of it. */
  url: string;
  stop(): Promise<void>;
}

export interface EventStoreDbHarness extends StoreHarness {
  /** Writes events as another program on the same server does. */
  writeForeign(stream: string, events: EventData[]): Promise<void>;
  /** The server accepts connections and requests, but does not answer until `resume()`. */
  pause(): void;
  resume(): void;
  /** All open connections are dead. New connections work. */
  freeze(): void;
}

/** @param options the timeout of the stores; without it the default of the platform */
export const eventStoreDbHarness = async (
  { url: serverUrl, stop }: RunningServer,
  options: { timeoutMs?: number } = {},
): Promise<EventStoreDbHarness> => {
  const [, scheme, login = '', host = '', port = '2113', rest = ''] =
    /^(\w+:\/\/)([^@/]*@)?([^:/?]+)(?::(\d+))?(.*)$/.exec(serverUrl) ?? [];
  const proxy = await createCuttableProxy({ host, port: Number(port) });
  const url = `${scheme}${login}127.0.0.1:${proxy.port}${rest}`;
  const opened: EventStore[] = [];
  const { cut, refuse, refused, allow, pause, resume, freeze } = proxy;
  return {
    open() {
      const store = createEventStoreDbEventStore({ connectionString: url, ...options });
      opened.push(store);
      return store;
    },
    async writeForeign(stream, events) {
      const client = EventStoreDBClient.connectionString(serverUrl.replace(/^kurrentdb/, 'esdb'));
      await client.appendToStream(stream, events);
      await client.dispose();
    },
    ...{ cut, refuse, refused, allow, pause, resume, freeze },
    async close() {
      await Promise.all(opened.map((store) => store.close()));
      await proxy.close();
      await stop();
    },
  };
};
