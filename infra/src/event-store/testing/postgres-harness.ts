import { createPool, type Pool } from '../../postgres/pool.ts';
import { createCuttableProxy } from '../../testing/cuttable-proxy.ts';
import { createTestDatabase } from '../../testing/database.ts';
import type { EventStore } from '../port.ts';
import { createPostgresEventStore } from '../postgres/postgres-event-store.ts';
import type { StoreHarness } from './harness.ts';

export const startPostgresHarness = async (createDatabase = createTestDatabase): Promise<StoreHarness> => {
  const database = await createDatabase();
  const url = new URL(database.url);
  const proxy = await createCuttableProxy({ host: url.hostname, port: Number(url.port) });
  url.host = `127.0.0.1:${proxy.port}`;
  const opened: { store: EventStore; pool: Pool }[] = [];
  return {
    open() {
      const pool = createPool(url.href, { max: 3 });
      const store = createPostgresEventStore({ pool, connectionString: url.href });
      opened.push({ store, pool });
      return store;
    },
    cut: proxy.cut,
    refuse: proxy.refuse,
    refused: proxy.refused,
    allow: proxy.allow,
    async close() {
      for (const { store, pool } of opened) {
        await store.close();
        await pool.end();
      }
      await proxy.close();
      await database.drop();
    },
  };
};
