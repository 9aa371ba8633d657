import type { Config } from '@matraz/infra/config/config';
import { StartupError } from '@matraz/infra/config/startup-error';
import { createLogger } from '@matraz/infra/logging/logger';
import { lockDataDir } from '@matraz/infra/processes/data-dir';
import { createLifetime } from '@matraz/infra/processes/lifetime';
import { startDatabase } from '../embedded/database.ts';
import { endOrphanServices } from '../embedded/services.ts';
import { OpsError } from './ops-error.ts';

/**
 * Runs the embedded PostgreSQL of a stopped platform during the work. No service runs meanwhile.
 *
 * @throws OpsError when the platform runs
 */
export const withEmbeddedDatabase = async <T>(config: Config, work: (ownerUrl: string) => Promise<T>): Promise<T> => {
  const lock = await lockDataDir(config.dataDir).catch((error) => {
    throw error instanceof StartupError ? new OpsError(error.message) : error;
  });
  const logger = createLogger('ops', { write: () => {} });
  const lifetime = createLifetime(logger, (text) => process.stderr.write(`${text}\n`));
  try {
    await endOrphanServices(config.dataDir);
    const { ownerUrl } = await startDatabase(config, lifetime);
    return await work(ownerUrl);
  } finally {
    await lifetime.stop();
    await lock.release();
  }
};
