import { createCuttableProxy } from '../../testing/cuttable-proxy.ts';
import { createEventStoreDbEventStore } from '../eventstoredb/eventstoredb-event-store.ts';
import type { EventStore } from '../port.ts';
import type { StoreHarness } from './harness.ts';

export interface RunningServer {
  /** Of a single node: a proxy stands before it. */
  url: string;
  stop(): Promise<void>;
}

export const eventStoreDbHarness = async ({ url: serverUrl, stop }: RunningServer): Promise<StoreHarness> => {
  const [, scheme, login = '', host = '', port = '2113', rest = ''] =
    /^(\w+:\/\/)([^@/]*@)?([^:/?]+)(?::(\d+))?(.*)$/.exec(serverUrl) ?? [];
  const proxy = await createCuttableProxy({ host, port: Number(port) });
  const url = `${scheme}${login}127.0.0.1:${proxy.port}${rest}`;
  const opened: EventStore[] = [];
  return {
    open() {
      const store = createEventStoreDbEventStore({ connectionString: url });
      opened.push(store);
      return store;
    },
    cut: proxy.cut,
    refuse: proxy.refuse,
    allow: proxy.allow,
    async close() {
      await Promise.all(opened.map((store) => store.close()));
      await proxy.close();
      await stop();
    },
  };
};
