import { join } from 'node:path';
import type { Config } from '@matraz/infra/config/config';
import { createLogger, logTo } from '@matraz/infra/logging/logger';
import { lockDataDir } from '@matraz/infra/processes/data-dir';
import { createLifetime, Stopped } from '@matraz/infra/processes/lifetime';
import { demoAccountLines } from '../demo/demo-accounts.ts';
import { startPlatform } from './supervisor.ts';

const banner = (url: string, config: Config): string => {
  const { oidc, adminEmails } = config;
  const admins =
    oidc || adminEmails.length === 0
      ? []
      : [
          '',
          'Las cuentas de ADMIN_EMAILS administran después de abrir su enlace, que se crea con:',
          ...adminEmails.map((email) => `  npm run ops -- accounts invite-admin ${email}`),
        ];
  return [
    '',
    `Matraz está en marcha: ${url}`,
    ...demoAccountLines(config),
    ...admins,
    '',
    'Ctrl-C para detener',
    '',
  ].join('\n');
};

/**
 * Runs the platform until a signal stops it, then exits the process.
 *
 * @throws StartupError when the platform cannot start; all its processes have ended then
 */
export const runPlatform = async (config: Config): Promise<void> => {
  // The reader of a pipe can end earlier than the platform, and the disk of a file can be full.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  // Before the log: a refused second start must not write into the log of the running platform.
  const lock = await lockDataDir(config.dataDir);
  const logger = createLogger('supervisor', logTo(join(config.dataDir, 'logs', 'supervisor.log')));
  const lifetime = createLifetime(logger, (text) => process.stdout.write(`${text}\n`));
  lifetime.onStop(lock.release);

  const stop = async (signal: string) => {
    logger.info({ signal }, 'stopping');
    lifetime.print('Deteniendo Matraz…');
    await lifetime.stop();
    process.exit(0);
  };
  // Later signals are ignored: a second Ctrl-C must not kill the database during its shutdown.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(signal));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

  try {
    const startedAt = performance.now();
    const url = await startPlatform(config, lifetime);
    logger.info({ url, ms: Math.round(performance.now() - startedAt) }, 'serving');
    process.stdout.write(banner(url, config));
  } catch (error) {
    if (error instanceof Stopped) return lifetime.stop();
    logger.fatal({ err: error }, 'the start failed');
    await lifetime.stop();
    throw error;
  }
};
