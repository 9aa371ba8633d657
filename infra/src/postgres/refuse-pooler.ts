import pg from 'pg';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';

const timeoutMs = 5_000;

/**
 * Whether a pooler such as PgBouncer answers at the address. It makes up the process ids of its sessions, in each of its modes. A server
 * that does not answer is no pooler.
 */
const isPooler = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  client.on('error', () => {}); // the query fails too
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return 'processID' in client && rows[0]?.pid !== client.processID;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

/**
 * Advisory locks, LISTEN, prepared statements and the search for dead connections need a session of PostgreSQL itself.
 *
 * @throws StartupError when an address leads to a pooler
 */
export const refusePoolers = async ({
  databaseUrl,
  eventStoreUrl,
}: Pick<Config, 'databaseUrl' | 'eventStoreUrl'>): Promise<void> => {
  for (const [name, url] of Object.entries({ DATABASE_URL: databaseUrl, EVENT_STORE_URL: eventStoreUrl }))
    if (url && /^postgres(ql)?:/.test(url) && (await isPooler(url)))
      throw new StartupError(
        `La dirección de ${name} es de un intermediario como PgBouncer: indique la del servidor PostgreSQL mismo.`,
      );
};
