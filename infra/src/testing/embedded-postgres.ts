import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSettings } from '../embedded-postgres/postgres-settings.ts';
import { runPostgres } from '../embedded-postgres/run-postgres.ts';
import { createLogger } from '../logging/logger.ts';
import { makeDataDir } from '../processes/data-dir.ts';
import { createLifetime } from '../processes/lifetime.ts';

export interface TestPostgres {
  /** The address of the maintenance database. */
  url: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL in a temporary directory, on a free port. The server ends also when the test run is killed. */
export const startTestPostgres = async (settings: readonly string[] = testSettings): Promise<TestPostgres> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'matraz-pg-'));
  chmodSync(dataDir, 0o711); // as root: the user `postgres` must reach its folder inside
  makeDataDir(dataDir);
  const ownerPassword = randomUUID();
  const lifetime = createLifetime(createLogger('test-postgres'), () => {});
  const port = await runPostgres({ dataDir, ownerPassword, settings, lifetime });
  return {
    url: `postgres://postgres:${ownerPassword}@127.0.0.1:${port}/postgres`,
    async stop() {
      await lifetime.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
};
