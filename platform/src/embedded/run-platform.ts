import { join } from 'node:path';
import type { Config } from '@matraz/infra/config/config';
import { createLogger } from '@matraz/infra/logging/logger';
import { createLifetime, Stopped } from '@matraz/infra/processes/lifetime';
import { pino } from 'pino';
import { demoAccounts, demoPassword } from '../demo/demo-accounts.ts';
import { startPlatform } from './supervisor.ts';

const banner = (url: string, { demo, oidc }: Config): string => {
  const accounts =
    demo && !oidc
      ? [
          '',
          'Cuentas de demostración:',
          ...demoAccounts.map(({ email, role }) => `  ${email}  ${demoPassword}  ${role}`),
        ]
      : [];
  return ['', `Matraz está en marcha: ${url}`, ...accounts, '', 'Ctrl-C para detener', ''].join('\n');
};

/**
 * Runs the platform until a signal ends it, and then the process.
 *
 * @throws StartupError when it cannot start; nothing is left running then
 */
export const runPlatform = async (config: Config): Promise<void> => {
  const logger = createLogger(
    'supervisor',
    pino.destination({ dest: join(config.dataDir, 'logs', 'supervisor.log'), sync: true }),
  );
  const lifetime = createLifetime(logger, (text) => process.stdout.write(`${text}\n`));

  process.stdout.on('error', () => {}); // whoever read there has gone; the platform stays

  const stop = async (signal: string) => {
    logger.info({ signal }, 'stopping');
    lifetime.say('Deteniendo Matraz…');
    await lifetime.stop();
    process.exit(0);
  };
  // Asked again and again, it still ends once: nothing is gained by cutting off the database.
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
