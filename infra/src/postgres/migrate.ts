import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';

const dir = fileURLToPath(new URL('../../migrations', import.meta.url));
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Applies all missing migrations in one transaction. Processes that start together wait for the first one. */
export const migrate = async (databaseUrl: string): Promise<void> => {
  await runner({
    databaseUrl,
    dir,
    direction: 'up',
    migrationsTable: 'migrations',
    migrationsSchema: 'ops',
    createMigrationsSchema: true,
    singleTransaction: true,
    advisoryLockMode: 'wait',
    logger: silent,
  });
};
