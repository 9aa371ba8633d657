import type { EventData } from '@eventstore/db-client';
import { createCuttableProxy } from '../../testing/cuttable-proxy.ts';
import { createEventStoreDbEventStore } from '../eventstoredb/eventstoredb-event-store.ts';
import type { EventStore } from '../port.ts';
import { writeForeign } from './foreign-events.ts';
import type { StoreHarness } from './harness.ts';

/** The login that the setup makes, one without rights to the whole log, and one that the server does not know. */
export type OtherLogin = 'services' | 'without $admins' | 'unknown';

export interface RunningServer {
  /** The address of a single node. The harness puts a proxy in front of it. */
  url: string;
  /** The address with another login; null when the server asks for no login. */
  urlWith(login: OtherLogin): Promise<string | null>;
  stop(): Promise<void>;
}

export interface EventStoreDbHarness extends StoreHarness, Pick<RunningServer, 'url' | 'urlWith'> {
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
  { url: serverUrl, urlWith, stop }: RunningServer,
  options: { timeoutMs?: number } = {},
): Promise<EventStoreDbHarness> => {
  const [, scheme, login = '', host = '', port = '2113', rest = ''] =
    /^(\w+:\/\/)([^@/]*@)?([^:/?]+)(?::(\d+))?(.*)$/.exec(serverUrl) ?? [];
  const proxy = await createCuttableProxy({ host, port: Number(port) });
  const url = `${scheme}${login}127.0.0.1:${proxy.port}${rest}`;
  const opened: EventStore[] = [];
  const { cut, refuse, refused, allow, pause, resume, freeze } = proxy;
  return {
    url: serverUrl,
    urlWith,
    open() {
      const store = createEventStoreDbEventStore({ connectionString: url, ...options });
      opened.push(store);
      return store;
    },
    writeForeign: (stream, events) => writeForeign(serverUrl, stream, events),
    cut,
    refuse,
    refused,
    allow,
    pause,
    resume,
    freeze,
    async close() {
      await Promise.all(opened.map((store) => store.close()));
      await proxy.close();
      await stop();
    },
  };
};
