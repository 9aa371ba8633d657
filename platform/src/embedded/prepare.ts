import { loadConfig } from '@matraz/infra/config/config';
import { StartupError } from '@matraz/infra/config/startup-error';
import { connectRedis } from '@matraz/infra/queue/connect-redis';
import { preparePlatform } from '../setup/prepare-platform.ts';

// A short-lived child process of the supervisor: its memory is freed when the platform is prepared.
process.on('disconnect', () => process.exit(1));
try {
  const config = loadConfig(process.env);
  const { MATRAZ_EMBEDDED_DATABASE, MATRAZ_SERVICE_PASSWORD } = process.env;
  const embedded = MATRAZ_EMBEDDED_DATABASE === '1';
  if (config.redisUrl) (await connectRedis(config.redisUrl, () => {})).destroy();
  await preparePlatform({
    databaseUrl: config.databaseUrl ?? '',
    eventStoreUrl: config.eventStoreUrl,
    demo: config.demo,
    localAccounts: config.oidc === undefined,
    serviceDatabasePassword: MATRAZ_SERVICE_PASSWORD || undefined,
    embedded,
    onProgress: (text) => process.stdout.write(`${text}\n`),
  });
  process.exit(0);
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exit(error instanceof StartupError ? 2 : 1);
}
