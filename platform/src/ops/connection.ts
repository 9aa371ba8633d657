import type { Handle } from '@matraz/application/command';
import { createCommandHandler } from '@matraz/application/command-handler';
import { loadConfig } from '@matraz/infra/config/config';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { CopyTarget } from '@matraz/infra/event-store/port';
import { createPool, type Pool } from '@matraz/infra/postgres/pool';
import { refusePoolers } from '@matraz/infra/postgres/refuse-pooler';
import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import { ownerUrlOf } from '../embedded/database.ts';
import { ensureEventStore } from '../setup/ensure-event-store.ts';
import { ensureSameLog } from '../setup/ensure-same-log.ts';
import { joinWriters } from '../setup/log-writers.ts';
import { exitCodes, OpsError } from './ops-error.ts';

/** What the commands need of a platform: its database, its event store and its command handler. */
export interface Connection {
  databaseUrl: string;
  /** The address of the platform for browsers. */
  publicUrl: string;
  pool: Pool;
  store: CopyTarget;
  handle: Handle;
}

/** A long command goes on when a busy EventStoreDB makes a pause. A page of PostgreSQL may take as long. */
export const storeTimeoutMs = 15_000;

interface Addresses {
  databaseUrl: string;
  eventStoreUrl?: string | undefined;
  publicUrl: string;
}

interface ConnectOptions {
  /** The owner of the database, for what the role of the services must not do. With DATABASE_URL its role is used. */
  isOwner?: boolean;
}

const findPlatform = ({ isOwner = false }: ConnectOptions): Addresses => {
  const { databaseUrl, eventStoreUrl, dataDir, publicUrl } = loadConfig(process.env);
  if (databaseUrl) return { databaseUrl, eventStoreUrl, publicUrl };
  const embedded = readConnectionFile(dataDir);
  if (embedded) {
    const ownUrl = isOwner ? ownerUrlOf(embedded.databaseUrl, dataDir) : embedded.databaseUrl;
    return { publicUrl, ...embedded, databaseUrl: ownUrl, eventStoreUrl };
  }
  throw new OpsError(
    `Matraz no está en marcha con la carpeta de datos ${dataDir}: inícielo con npm start, o indique DATABASE_URL.`,
    { exitCode: exitCodes.noDatabase },
  );
};

/** A command handler, and its end. See `createHandle`. */
interface Writing {
  handle: Handle;
  close(): Promise<void>;
}

/**
 * A command handler that writes nothing to a log that the read models were not made from. From its first event to its end no move of the
 * log ends. @throws StartupError then
 */
const createHandle = (pool: Pool, store: CopyTarget): Writing => {
  let joining: Promise<() => void> | undefined;
  const join = async () => {
    const leave = await joinWriters(pool);
    await ensureSameLog(pool, store).catch((error) => {
      leave();
      throw error;
    });
    return leave;
  };
  return {
    handle: createCommandHandler({
      store: {
        ...store,
        async append(...appended) {
          joining ??= join();
          await joining;
          return store.append(...appended);
        },
      },
    }),
    close: async () => (await joining?.catch(() => undefined))?.(),
  };
};

const requireDatabase = async (pool: Pool): Promise<void> => {
  try {
    await pool.query('select 1');
  } catch (cause) {
    throw new OpsError(`La base de datos no responde (${(cause as Error).message || 'sin conexión'}).`, {
      exitCode: exitCodes.noDatabase,
    });
  }
};

/** Connects to the database and the event store of these addresses. See `withConnection`. */
export const connectTo = async <T>(addresses: Addresses, work: (connection: Connection) => Promise<T>): Promise<T> => {
  const { databaseUrl, eventStoreUrl, publicUrl } = addresses;
  const pool = createPool(databaseUrl, { max: 4, distrustsTables: true });
  try {
    await refusePoolers({ databaseUrl, eventStoreUrl });
    await requireDatabase(pool);
    const store = await openEventStore({ eventStoreUrl, databaseUrl, timeoutMs: storeTimeoutMs });
    const { handle, close } = createHandle(pool, store);
    try {
      await ensureEventStore(store);
      return await work({ databaseUrl, publicUrl, pool, store, handle });
    } finally {
      await close();
      await store.close();
    }
  } finally {
    await pool.end();
  }
};

/**
 * Connects to the platform of DATABASE_URL, or to the embedded platform of the data directory when DATABASE_URL is not set.
 *
 * @throws OpsError with exit code 3 when the database does not answer
 * @throws StartupError when an address leads to a pooler
 * @throws DatabaseUnreachable when the event store does not answer
 */
export const withConnection = async <T>(
  work: (connection: Connection) => Promise<T>,
  options: ConnectOptions = {},
): Promise<T> => connectTo(findPlatform(options), work);
