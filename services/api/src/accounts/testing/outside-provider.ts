import cookie from '@fastify/cookie';
import { loadConfig } from '@matraz/infra/config/config';
import { platformClientId } from '@matraz/infra/identity/embedded-provider';
import { registerLocalAccount } from '@matraz/infra/identity/local-accounts';
import { postgresCounters } from '@matraz/infra/limits/open-counters';
import type { TestDatabase } from '@matraz/infra/testing/database';
import { fastify } from 'fastify';
import { makeSecrets } from '../../testing/test-secrets.ts';
import { embeddedProviderRoutes } from '../embedded-provider.routes.ts';
import { callbackUrls } from '../login.routes.ts';
import { createSecurityLog } from '../security-log.ts';

const secrets = makeSecrets();

/** The configuration of a platform at `http://localhost:3000` for the provider that `startOutsideProvider` runs on this port. */
export const outsideProvider = (port: number) => ({
  issuer: `http://localhost:${port}/idp`,
  clientId: platformClientId,
  clientSecret: secrets.oidcClientSecret,
  accountUrl: 'https://id.liceo.cl/cuenta',
});

/** An OpenID Connect provider on its own server with its own accounts. It does not verify e-mails. */
export const startOutsideProvider = async (
  database: TestDatabase,
  port: number,
  account: { firstName: string; lastName: string; email: string; password: string },
): Promise<{ close(): Promise<void> }> => {
  const app = fastify({ logger: false });
  await app.register(cookie);
  const config = loadConfig({ PUBLIC_URL: `http://localhost:${port}` });
  const clock = () => new Date();
  const handle = async () => {
    throw new Error('this provider writes no events');
  };
  const deps = { pool: database.pool, handle, config, secrets, clock, counters: postgresCounters(database.pool) };
  embeddedProviderRoutes(app, { ...deps, securityLog: createSecurityLog(deps) }, callbackUrls('http://localhost:3000'));
  await registerLocalAccount({ pool: database.pool }, account);
  await app.listen({ port, host: '127.0.0.1' });
  return app;
};
