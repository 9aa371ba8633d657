import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../postgres/migrate.ts';
import { createPool, type Pool } from '../postgres/pool.ts';

const template = 'matraz_template';

const urlOf = (serverUrl: string, database: string) => {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
};

const execute = async (serverUrl: string, sql: string) => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

/** Runs the migrations once. Test databases are copies of this database. */
export const makeTemplate = async (serverUrl: string): Promise<void> => {
  await execute(serverUrl, `create database ${template}`);
  await migrate(urlOf(serverUrl, template));
};

export interface TestDatabase {
  url: string;
  pool: Pool;
  drop(): Promise<void>;
}

/**
 * A new database on the server of the test run.
 *
 * @param migrated false: an empty database
 * @param serverUrl another server, on which the template exists
 */
export const createTestDatabase = async (
  options: { migrated?: boolean; serverUrl?: string } = {},
): Promise<TestDatabase> => {
  const server = options.serverUrl ?? (await import('vitest')).inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name} template ${options.migrated === false ? 'template0' : template}`);
  const url = urlOf(server, name);
  const pool = createPool(url, { max: 20 });
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await execute(server, `drop database if exists ${name} with (force)`);
    },
  };
};
