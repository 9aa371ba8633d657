import { createCommandHandler, type Handle } from '@matraz/application/command-handler';
import { loadConfig } from '@matraz/infra/config/config';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createPool, type Pool } from '@matraz/infra/postgres/pool';
import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import { ensureEventStore } from '../setup/ensure-event-store.ts';
import { exitCodes, Refusal } from './exit.ts';

export interface Platform {
  databaseUrl: string;
  pool: Pool;
  store: EventStore;
  handle: Handle;
}

const findDatabase = (): { databaseUrl: string; eventStoreUrl?: string } => {
  const { databaseUrl, eventStoreUrl, dataDir } = loadConfig(process.env);
  const found = databaseUrl ?? readConnectionFile(dataDir)?.databaseUrl;
  if (found) return { databaseUrl: found, eventStoreUrl };
  throw new Refusal(
    `Matraz no está en marcha con la carpeta de datos ${dataDir}: inícielo con npm start, o indique DATABASE_URL.`,
    { exitCode: exitCodes.noDatabase },
  );
};

const mustAnswer = async (pool: Pool): Promise<void> => {
  try {
    await pool.query('select 1');
  } catch (cause) {
    throw new Refusal(`La base de datos no responde (${(cause as Error).message || 'sin conexión'}).`, {
      exitCode: exitCodes.noDatabase,
    });
  }
};

/**
 * Works on the platform of DATABASE_URL, or else on the embedded one that runs with the data directory.
 *
 * @throws Refusal with exit code 3 or DatabaseUnreachable when no database or event store answers
 */
export const withPlatform = async <T>(work: (platform: Platform) => Promise<T>): Promise<T> => {
  const { databaseUrl, eventStoreUrl } = findDatabase();
  const pool = createPool(databaseUrl, { max: 4 });
  try {
    await mustAnswer(pool);
    const store = openEventStore({ eventStoreUrl, databaseUrl });
    try {
      await ensureEventStore(store);
      return await work({ databaseUrl, pool, store, handle: createCommandHandler({ store }) });
    } finally {
      await store.close();
    }
  } finally {
    await pool.end();
  }
};
