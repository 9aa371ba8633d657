import { type EventData, EventStoreDBClient } from '@eventstore/db-client';
import { createCuttableProxy } from '../../testing/cuttable-proxy.ts';
import { createEventStoreDbEventStore } from '../eventstoredb/eventstoredb-event-store.ts';
import type { EventStore } from '../port.ts';
import type { StoreHarness } from './harness.ts';

export interface RunningServer {
  /** Of a single node: a proxy stands before it. */
  url: string;
  stop(): Promise<void>;
}

export interface EventStoreDbHarness extends StoreHarness {
  /** As another program does that shares the server. */
  writeForeign(stream: string, events: EventData[]): Promise<void>;
  /** The server takes connections and requests, and answers nothing until `speak()`. */
  silence(): void;
  speak(): void;
  /** Every connection carries nothing any more; new ones work. */
  freeze(): void;
}

/** @param options timeoutMs: of the stores that it opens; absent: the platform's own */
export const eventStoreDbHarness = async (
  { url: serverUrl, stop }: RunningServer,
  options: { timeoutMs?: number } = {},
): Promise<EventStoreDbHarness> => {
  const [, scheme, login = '', host = '', port = '2113', rest = ''] =
    /^(\w+:\/\/)([^@/]*@)?([^:/?]+)(?::(\d+))?(.*)$/.exec(serverUrl) ?? [];
  const proxy = await createCuttableProxy({ host, port: Number(port) });
  const url = `${scheme}${login}127.0.0.1:${proxy.port}${rest}`;
  const opened: EventStore[] = [];
  const { cut, refuse, allow, silence, speak, freeze } = proxy;
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
    ...{ cut, refuse, allow, silence, speak, freeze },
    async close() {
      await Promise.all(opened.map((store) => store.close()));
      await proxy.close();
      await stop();
    },
  };
};
