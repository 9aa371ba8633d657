import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModelCatalogLookup } from '@matraz/application/catalog/catalog-lookup';
import { defineCourse } from '@matraz/application/catalog/define-course';
import { createCommandHandler } from '@matraz/application/command-handler';
import { createExamArchive } from '@matraz/application/exams/exam-archive';
import { readModelExamLookup } from '@matraz/application/exams/exam-lookup';
import { loadConfig } from '@matraz/infra/config/config';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { openFileStore } from '@matraz/infra/files/open-file-store';
import { newId } from '@matraz/infra/ids';
import { openPaymentProvider } from '@matraz/infra/payments/open-payment-provider';
import { createListener } from '@matraz/infra/postgres/listen';
import { createLagWatch } from '@matraz/infra/read-models/lag-watch';
import { createReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { traceStore } from '@matraz/infra/tracing/traced-store';
import { noTracing } from '@matraz/infra/tracing/tracing';
import { createAdminRights } from '../accounts/admin-rights.ts';
import { buildApp } from '../app.ts';
import type { ApiDeps } from '../app-deps.ts';
import { createCatalogMemory } from '../catalog/catalog-memory.ts';
import { createExamList } from '../exams/exam-list.ts';
import { createPresence } from '../exams/presence.ts';
import { createAppendMetrics } from '../status/append-metrics.ts';
import { type Client, clientOf } from './client.ts';
import { type ServiceProcess, startService } from './service-process.ts';
import { openTestAccount, type TestAccount, type TestRights } from './test-account.ts';
import { testSecrets } from './test-secrets.ts';

export const publicUrl = 'http://localhost:3000';

export interface TestApi {
  app: ReturnType<typeof buildApp>;
  deps: ApiDeps;
  /** For tests that start another service. */
  databaseUrl: string;
  projector: ServiceProcess;
  visitor: Client;
  /** A new account with a session. */
  account(rights?: TestRights): Promise<Client & TestAccount>;
  close(): Promise<void>;
}

const courses = [
  { id: 1, title: 'Química', subject: 'Química' },
  { id: 2, title: 'Física', subject: 'Física' },
];

/** What an api needs: a database, its log and a projector. */
interface Platform {
  database: TestDatabase;
  projector: ServiceProcess;
  store: EventStore;
  close(): Promise<void>;
}

const startPlatform = async (eventStoreUrl?: string, projectorEnv: Record<string, string> = {}): Promise<Platform> => {
  const database = await createTestDatabase();
  const engine = eventStoreUrl && { EVENT_STORE_URL: eventStoreUrl };
  const [projector, store] = await Promise.all([
    startService('projector', { DATABASE_URL: database.url, ...engine, ...projectorEnv }),
    openEventStore({ databaseUrl: database.url, eventStoreUrl }),
  ]);
  return {
    database,
    projector,
    store,
    async close() {
      await store.close();
      await projector.stop();
      await database.drop();
    },
  };
};

const startApi = async (
  { database, projector, store: opened }: Platform,
  options: Partial<ApiDeps>,
  closePlatform: () => Promise<void>,
): Promise<TestApi> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'matraz-api-'));
  const appends = createAppendMetrics();
  const store = appends.measure(traceStore(opened, options.tracing ?? noTracing));
  const listener = createListener(database.url);
  const waiter = createReadModelWaiter({ pool: database.pool, listener });
  const config = loadConfig({ PUBLIC_URL: publicUrl, MATRAZ_DATA_DIR: dataDir });
  const handle = createCommandHandler({ store });
  const clock = options.clock ?? (() => new Date());
  const deps: ApiDeps = {
    pool: database.pool,
    store,
    appends,
    handle,
    // Tests write it themselves.
    presence: createPresence({ pool: database.pool, handle, clock }),
    archive: createExamArchive({ store }),
    catalog: createCatalogMemory({ pool: database.pool, waiter }),
    examList: createExamList({ pool: database.pool, waiter }),
    catalogLookup: readModelCatalogLookup(database.pool),
    examLookup: readModelExamLookup(database.pool, options.config ?? config),
    waiter,
    lag: createLagWatch({ pool: database.pool, store, now: clock }),
    listener,
    adminRights: createAdminRights({ pool: database.pool, waiter, config: options.config ?? config }),
    files: openFileStore(config),
    payments: openPaymentProvider(config),
    config,
    secrets: testSecrets(),
    clock,
    clockJump: () => null,
    frontendDir: join(dataDir, 'no-frontend'),
    ...options,
  };
  const app = buildApp(deps);
  await app.ready();

  for (const course of courses) await defineCourse(deps, course, { correlationId: newId(), now: deps.clock() });
  if (!(await waiter.waitFor(await store.head(), 20_000))) throw new Error('the projector does not serve');

  return {
    app,
    deps,
    databaseUrl: database.url,
    projector,
    visitor: clientOf(app),
    async account(rights = {}) {
      const account = await openTestAccount(deps, rights);
      return { ...clientOf(app, account.cookie), ...account };
    },
    async close() {
      await app.close();
      waiter.close();
      await listener.close();
      await closePlatform();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/**
 * Starts the whole api on a new database, with a real projector.
 *
 * @param eventStoreUrl of the event log; absent: the log is in the database
 * @param projectorEnv settings of the projector alone
 */
export const startTestApi = async (
  options: Partial<ApiDeps> = {},
  eventStoreUrl?: string,
  projectorEnv: Record<string, string> = {},
): Promise<TestApi> => {
  const platform = await startPlatform(eventStoreUrl, projectorEnv);
  return startApi(platform, options, platform.close);
};

let shared: Promise<Platform> | undefined;

/**
 * Starts the whole api on the database and the projector that the files of a worker share: that takes a third of the time of
 * `startTestApi`. It is for tests that use only the accounts and the content they make. A test that reads whole lists or the whole log,
 * changes tables, or starts or stops a service needs `startTestApi`. The projector ends with the worker, the database with the run.
 */
export const startSharedTestApi = async (options: Partial<ApiDeps> = {}): Promise<TestApi> => {
  shared ??= startPlatform().catch((error) => {
    shared = undefined;
    throw error;
  });
  return startApi(await shared, options, async () => {});
};
