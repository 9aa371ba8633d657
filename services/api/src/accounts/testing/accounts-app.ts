import type { AddressInfo } from 'node:net';
import { createCommandHandler } from '@matraz/application/command-handler';
import { type Config, loadConfig } from '@matraz/infra/config/config';
import type { Secrets } from '@matraz/infra/config/secrets';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { postgresCounters } from '@matraz/infra/limits/open-counters';
import type { Logger } from '@matraz/infra/logging/logger';
import { createListener } from '@matraz/infra/postgres/listen';
import { type Browser, createBrowser } from '@matraz/infra/testing/browser';
import type { TestDatabase } from '@matraz/infra/testing/database';
import { type FastifyBaseLogger, fastify } from 'fastify';
import { errorHandler } from '../../http/calls/error-handler.ts';
import { security } from '../../http/plugins/security.ts';
import type { AccountsDeps } from '../deps.ts';
import { createGuardianMails } from '../guardian-mails.ts';
import { accountsPlugin } from '../plugin.ts';

export interface Accounts {
  app: ReturnType<typeof fastify>;
  port: number;
  store: ReturnType<typeof createPostgresEventStore>;
  browser(origin?: string): Browser;
  close(): Promise<void>;
}

interface AccountsOptions {
  config?: Partial<Config>;
  clock?: () => Date;
  /** The command that throws, as if the process had died there. */
  diesAt?: string;
  logger?: Logger;
}

/**
 * Starts the accounts plugin without the rest of the api, on a free port and a real database. `/api/whoami` returns the session's
 * user, `/alive` whether the session is alive.
 */
export const startAccounts = async (
  database: TestDatabase,
  secrets: Secrets,
  { config = {}, clock = () => new Date(), diesAt, logger }: AccountsOptions = {},
): Promise<Accounts> => {
  const store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  const handle = createCommandHandler({ store });
  const listener = createListener(database.url);
  const counters = postgresCounters(database.pool);
  const settings = { ...loadConfig({ PUBLIC_URL: 'http://localhost:3000' }), ...config };
  const deps: AccountsDeps = {
    pool: database.pool,
    handle: (decider, stream, command, context) => {
      if ((command as { type?: string }).type === diesAt) throw new Error(`died at ${diesAt}`);
      return handle(decider, stream, command, context);
    },
    // No projector runs in these tests.
    waiter: {
      waitFor: async () => true,
      position: () => 0n,
      hasHeardAll: () => true,
      onChanged: () => () => {},
      reread: () => {},
      close: async () => {},
    },
    listener,
    config: settings,
    secrets,
    clock,
    counters,
    guardianMails: createGuardianMails({ pool: database.pool, config: settings, counters }),
    frontendDir: '/without-a-build',
  };
  const app = fastify({
    trustProxy: deps.config.trustedProxies,
    ...(logger && { loggerInstance: logger as FastifyBaseLogger }),
  });
  app.setErrorHandler(errorHandler);
  app.register(security, deps);
  app.register(accountsPlugin, deps);
  app.get('/api/whoami', async ({ userId }) => ({ userId }));
  app.get('/alive', async (request) => String(await request.sessionAlive()));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    port,
    store,
    browser: (origin = deps.config.publicUrl) => createBrowser(origin, { port }),
    async close() {
      await app.close();
      await listener.close();
      await store.close();
    },
  };
};

/** The user of the browser's session. Null: a visitor. */
export const whoami = async (browser: Browser): Promise<string | null> =>
  (await browser.get('/api/whoami')).body.userId;
