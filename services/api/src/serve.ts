import { fileURLToPath } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { readModelCatalogLookup } from '@matraz/application/catalog/catalog-lookup';
import { createCommandHandler } from '@matraz/application/command-handler';
import { createExamArchive } from '@matraz/application/exams/exam-archive';
import { readModelExamLookup } from '@matraz/application/exams/exam-lookup';
import { requireDatabaseUrl } from '@matraz/infra/config/config';
import { refusePublicDemo } from '@matraz/infra/config/public-demo';
import { loadSecrets } from '@matraz/infra/config/secrets';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { openFileStore } from '@matraz/infra/files/open-file-store';
import { openSharedCounters } from '@matraz/infra/limits/open-counters';
import { openPaymentProvider } from '@matraz/infra/payments/open-payment-provider';
import { createDatabaseClock } from '@matraz/infra/postgres/database-clock';
import { createListener } from '@matraz/infra/postgres/listen';
import { createPool } from '@matraz/infra/postgres/pool';
import { memberNumber } from '@matraz/infra/processes/process-group';
import type { Start } from '@matraz/infra/processes/run-service';
import { guardLog } from '@matraz/infra/read-models/guarded-log';
import { createLagWatch } from '@matraz/infra/read-models/lag-watch';
import { createReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import { openTracing } from '@matraz/infra/tracing/open-tracing';
import { traceStore } from '@matraz/infra/tracing/traced-store';
import { createAdminRights } from './accounts/admin-rights.ts';
import { buildApp } from './app.ts';
import { createCatalogMemory } from './catalog/catalog-memory.ts';
import { createExamList } from './exams/exam-list.ts';
import { createPresence, runPresence } from './exams/presence.ts';
import { joinGroup } from './group/member.ts';
import { listen } from './http/site/listen.ts';
import { createPaymentJobs } from './premium/payment-jobs.ts';
import { runPaymentJobs } from './premium/run-payment-jobs.ts';
import { createAppendMetrics } from './status/append-metrics.ts';

const frontendDir = fileURLToPath(new URL('../../../frontend/dist/', import.meta.url));

/** Reads of one turn share queries, so few connections suffice. One slow query must not stop the others. Each needs 4 MB in PostgreSQL. */
const connections = 4;

/** Milliseconds. After a silent loss of the listening connection an ended session is accepted for this time and 5 s. */
const listenerCheckMs = 2_000;

/** Milliseconds after which students see that their results are late. */
const lagCheckMs = 5_000;

/** A busy machine delays a starting process by up to a second, so the limit is not lower. */
const mostDelayMs = 1_000;

/** Runs one api process. */
export const serve: Start<'api'> = async ({ config, logger }) => {
  refusePublicDemo(config);
  const { eventStoreUrl, dataDir } = config;
  const databaseUrl = requireDatabaseUrl(config);
  const pool = createPool(databaseUrl, { max: connections, queryTimeoutMs: 15_000 });
  const clock = createDatabaseClock(pool, logger);
  const listener = createListener(databaseUrl, { checkEveryMs: listenerCheckMs });
  const waiter = createReadModelWaiter({ pool, listener });
  const tracing = await openTracing('api', config);
  const opened = await openEventStore({ eventStoreUrl, databaseUrl });
  const log = guardLog({ pool, store: traceStore(opened, tracing), waiter, logger });
  const appends = createAppendMetrics();
  const store = appends.measure(log.store);
  const lag = createLagWatch({ pool, store, now: clock.now });
  const lagTimer = setInterval(() => void lag.read().catch(() => {}), lagCheckMs); // the api serves without an answer
  const counters = await openSharedCounters(pool, config.redisUrl);
  const handle = createCommandHandler({ store, memory: getHeapStatistics().heap_size_limit / 8 });
  const presence = createPresence({ pool, handle, clock: clock.now });
  const payments = openPaymentProvider(config);
  const app = buildApp({
    pool,
    store,
    appends,
    handle,
    archive: createExamArchive({ store }),
    catalog: createCatalogMemory({ pool, waiter }),
    examList: createExamList({ pool, waiter }),
    catalogLookup: readModelCatalogLookup(pool),
    examLookup: readModelExamLookup(pool, config),
    presence,
    waiter,
    lag,
    listener,
    adminRights: createAdminRights({ pool, waiter, config }),
    files: openFileStore(config),
    payments,
    config,
    secrets: loadSecrets(dataDir),
    clock: clock.now,
    clockJump: clock.jump,
    mostDelayMs,
    counters,
    frontendDir,
    tracing,
    ...(memberNumber() !== undefined && { group: joinGroup(process) }),
    logger,
  });
  // Until then the clock has this machine's time, and an exam could end too early or too late.
  await clock.ready;
  await log.check();
  const stopPresence = await runPresence(presence, (err) => logger.warn({ err }, 'contacts of exams wait'));
  const closeApp = await listen(app, config);
  const stopPayments =
    payments &&
    runPaymentJobs({
      jobs: createPaymentJobs({ handle, pool, store, payments, now: clock.now, logger }),
      listener,
      isFirst: (memberNumber() ?? 1) === 1,
      logger,
    });
  return {
    async close() {
      stopPayments?.();
      await closeApp();
      await stopPresence();
      clearInterval(lagTimer);
      counters.close();
      waiter.close();
      log.close();
      await listener.close();
      await store.close();
      await tracing.close();
      clock.close();
      await pool.end();
    },
  };
};
