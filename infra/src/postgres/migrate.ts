import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';

const dir = fileURLToPath(new URL('../../migrations', import.meta.url));
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Applies all missing migrations in one transaction. Processes that start together wait for the first one. */
export const migrate = async (databaseUrl: string): Promise<void> => {
  // The runner would not wait for the end of a connection of its own.
  const dbClient = new pg.Client({ connectionString: databaseUrl });
  dbClient.on('error', () => {}); // the connection was lost; the migration fails too
  await dbClient.connect();
  // No schema of another role can answer for a function of PostgreSQL.
  await dbClient.query('set search_path = pg_catalog, pg_temp');
  let refusal: unknown;
  dbClient.connection.on('errorMessage', (error) => {
    refusal = error;
  });
  try {
    await runner({
      dbClient,
      dir,
      direction: 'up',
      migrationsTable: 'migrations',
      migrationsSchema: 'ops',
      createMigrationsSchema: true,
      singleTransaction: true,
      advisoryLockMode: 'wait',
      logger: silent,
    });
  } catch (error) {
    // The runner passes on only the text of some errors of the database, without their code.
    throw refusal ?? error;
  } finally {
    await dbClient.end();
  }
};
