import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Pool } from './pool.ts';

const isLocal = (databaseUrl: string): boolean => {
  const { host } = new pg.Client({ connectionString: databaseUrl });
  return host.startsWith('/') || ['localhost', '127.0.0.1', '::1'].includes(host);
};

/**
 * The folder of the embedded PostgreSQL, or of another one on this machine. Undefined: the server is elsewhere, or does not tell
 * this role its folder.
 */
export const findDatabaseFolder = async (
  pool: Pick<Pool, 'query'>,
  { databaseUrl = '', dataDir }: { databaseUrl?: string | undefined; dataDir: string },
): Promise<string | undefined> => {
  const embedded = join(dataDir, 'postgres');
  if (existsSync(embedded)) return embedded;
  if (!isLocal(databaseUrl)) return undefined;
  // The view hides this row from a role that may not read it.
  const { rows } = await pool.query<{ setting: string }>(
    "select setting from pg_settings where name = 'data_directory'",
  );
  return rows[0]?.setting;
};
