import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Config } from '@matraz/infra/config/config';
import { everyAddress, ownUrl } from '@matraz/infra/config/listening';
import { openPasswords, openPasswordWarning } from '@matraz/infra/config/open-passwords';
import { privacyContactWarnings } from '@matraz/infra/config/privacy-contact';
import { refusePublicDemo } from '@matraz/infra/config/public-demo';
import { loadSecrets } from '@matraz/infra/config/secrets';
import { environmentFor } from '@matraz/infra/config/service-environment';
import { StartupError } from '@matraz/infra/config/startup-error';
import { removeConnectionFile, writeConnectionFile } from '@matraz/infra/processes/connection-file';
import type { Lifetime } from '@matraz/infra/processes/lifetime';
import { keepLogsShort } from '@matraz/infra/processes/log-file';
import { machineMemory } from '@matraz/infra/processes/machine';
import { memoryOptions } from '@matraz/infra/processes/memory-options';
import { removePidFile, writePidFile } from '@matraz/infra/processes/pid-file';
import { claimPort } from '@matraz/infra/processes/ports';
import { startCheckoutSimulator } from './checkout-simulator.ts';
import { type Database, startDatabase } from './database.ts';
import { buildFrontend } from './frontend-build.ts';
import { endOrphanServices, startServices } from './services.ts';

const prepareScript = fileURLToPath(new URL('./prepare.ts', import.meta.url));

const environmentOf = ({ accessToken, webhookSecret, apiUrl }: NonNullable<Config['payments']>) => ({
  MERCADOPAGO_ACCESS_TOKEN: accessToken,
  MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
  MERCADOPAGO_API_URL: apiUrl,
});

/** Creates tables, courses and demo in a child process. */
const prepare = async (
  env: NodeJS.ProcessEnv,
  { ownerUrl, embedded, servicePassword }: Database,
  lifetime: Lifetime,
): Promise<void> => {
  const child = lifetime.trackHelper(
    fork(prepareScript, {
      env: {
        ...env,
        DATABASE_URL: ownerUrl,
        MATRAZ_EMBEDDED_DATABASE: embedded ? '1' : '0',
        MATRAZ_SERVICE_PASSWORD: servicePassword ?? '',
      },
      detached: true,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    }),
  );
  const errorOutput = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'exit');
  lifetime.throwIfStopping();
  if (code === 2) throw new StartupError((await errorOutput).trim());
  if (code !== 0) throw new Error(`the platform could not be prepared:\n${await errorOutput}`);
};

/**
 * Starts the database, prepares it, builds the frontend and starts the services. Returns when the api answers requests.
 *
 * @returns the public address
 * @throws StartupError when the environment prevents the start, for example a port in use
 */
export const startPlatform = async (config: Config, lifetime: Lifetime): Promise<string> => {
  refusePublicDemo(config);
  for (const name of openPasswords(config, process.env)) lifetime.print(openPasswordWarning(name));
  for (const warning of privacyContactWarnings(config)) lifetime.print(warning);
  const { dataDir } = config;
  writePidFile(dataDir, 'supervisor');
  lifetime.onStop(() => removePidFile(dataDir, 'supervisor'));
  lifetime.onStop(keepLogsShort(join(dataDir, 'logs')));
  await endOrphanServices(dataDir);
  // The passwords of the demo accounts are public, so the demo listens on this machine only.
  const host = config.host ?? (config.demo ? 'localhost' : everyAddress);
  const port = await claimPort(config.port, host);
  const publicUrl = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    MATRAZ_HOST: host,
    PUBLIC_URL: publicUrl,
    MATRAZ_DATA_DIR: dataDir,
    MATRAZ_API_PROCESSES: String(config.apiProcesses),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(dataDir, 'cache'),
  };
  const frontend = buildFrontend(dataDir, lifetime);
  frontend.catch(() => {}); // a failure is handled at `await frontend`
  const database = await startDatabase(config, lifetime);
  lifetime.throwIfStopping();
  await prepare(env, database, lifetime);
  await frontend;
  lifetime.throwIfStopping();
  const payments = await startCheckoutSimulator({
    config,
    secrets: loadSecrets(dataDir),
    host,
    port,
    publicUrl,
    lifetime,
  });
  writeConnectionFile(dataDir, { databaseUrl: database.serviceUrl, publicUrl, ...(payments && { payments }) });
  lifetime.onStop(() => removeConnectionFile(dataDir));
  await startServices({
    dataDir,
    url: ownUrl(host, port),
    envOf: (service) => ({
      ...environmentFor(service, { ...env, ...(payments && environmentOf(payments)) }),
      ...(database.servicePassword !== undefined && { PGPASSWORD: undefined }),
      DATABASE_URL: database.serviceUrl,
      ...memoryOptions(service, { memory: machineMemory(), apiProcesses: config.apiProcesses }, env),
    }),
    lifetime,
  });
  return publicUrl;
};
