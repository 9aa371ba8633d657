import { setTimeout as delay } from 'node:timers/promises';
import { createCommandHandler } from '@matraz/application/command-handler';
import { createExamArchive } from '@matraz/application/exams/exam-archive';
import { readModelExamLookup } from '@matraz/application/exams/exam-lookup';
import { type Config, requireDatabaseUrl } from '@matraz/infra/config/config';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { openMailer } from '@matraz/infra/mail/open-mailer';
import { mailChannel } from '@matraz/infra/mail/outbox';
import { createDatabaseClock } from '@matraz/infra/postgres/database-clock';
import { createListener } from '@matraz/infra/postgres/listen';
import { createPool } from '@matraz/infra/postgres/pool';
import { runService } from '@matraz/infra/processes/run-service';
import { openPusher } from '@matraz/infra/push/open-pusher';
import { loadPushKey } from '@matraz/infra/push/push-key';
import { openQueues } from '@matraz/infra/queue/open-queues';
import { guardLog } from '@matraz/infra/read-models/guarded-log';
import { createReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import { findSigningKey, loadSigningKey } from '@matraz/infra/seal/signing-key';
import { openTracing } from '@matraz/infra/tracing/open-tracing';
import { traceStore } from '@matraz/infra/tracing/traced-store';
import { erasureJobs } from './accounts/erasure-jobs.ts';
import { commandRunner } from './commands.ts';
import { correctedQuestions } from './exams/corrected-questions.process.ts';
import { readExamCheckpoint } from './exams/exam-checkpoint.ts';
import { examDeadline } from './exams/exam-deadline.process.ts';
import { createMailJobs } from './mail/mail-jobs.ts';
import { recurringJobs } from './recurring-jobs.ts';
import { reminderJobs } from './reminders/reminder-jobs.ts';
import { reportQueueDepth } from './report-queue-depth.ts';
import { sealJobs } from './seal/seal-jobs.ts';
import { startProcesses } from './start-processes.ts';

const queryTimeoutMs = 15_000;
const recheckLogMs = 1_000;

/** The contact for push services. A demo on this machine has none. */
const pushContactOf = ({ privacyContact, publicUrl }: Pick<Config, 'privacyContact' | 'publicUrl'>): string => {
  if (privacyContact?.includes('@') && !privacyContact.includes('/')) return `mailto:${privacyContact}`;
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:matraz@example.org';
};

await runService(
  'worker',
  async ({ config, logger }) => {
    const databaseUrl = requireDatabaseUrl(config);
    const pool = createPool(databaseUrl, { max: 3, queryTimeoutMs });
    const { now, ready, onStep, close: closeClock } = createDatabaseClock(pool, logger);
    await ready;
    const listener = createListener(databaseUrl);
    const waiter = createReadModelWaiter({ pool, listener });
    let isScheduled = false;
    const tracing = await openTracing('worker', config);
    const opened = await openEventStore({ eventStoreUrl: config.eventStoreUrl, databaseUrl, listener, logger });
    const log = guardLog({
      store: traceStore(opened, tracing),
      pool,
      waiter,
      logger,
      onSameAgain() {
        // The schedule came from the old read models. The process ends with this error and is started again.
        if (!isScheduled) return;
        setImmediate(() => {
          throw new Error('the read models were made again');
        });
      },
    });
    const { store } = log;
    // The schedule comes from the read models. If another log made them, it would be wrong.
    while ((await log.check()) !== 'same') await delay(recheckLogMs);
    isScheduled = true;
    const deps = {
      handle: createCommandHandler({ store }),
      archive: createExamArchive({ store }),
      examLookup: readModelExamLookup(pool, config),
      store,
      waiter,
    };
    const run = commandRunner(deps, now, tracing);
    const queues = await openQueues({ databaseUrl, redisUrl: config.redisUrl, logger });
    const processes = await startProcesses({
      processes: [examDeadline, correctedQuestions],
      checkpoint: await readExamCheckpoint(pool),
      store,
      queues,
      now,
      run,
      logger,
    });
    onStep(processes.schedule.recheck);
    const mailer = openMailer(config);
    const mailJobs = mailer && createMailJobs({ pool, mailer, logger });
    const pusher = openPusher({ key: loadPushKey(config.dataDir), contact: pushContactOf(config) });
    const key = loadSigningKey(config.dataDir, config.publicUrl);
    const jobs = [
      ...recurringJobs({ pool, handle: deps.handle, config, logger, now, run }),
      ...erasureJobs({ pool, now, logger }),
      ...reminderJobs({ pool, store, waiter, pusher, config, now, logger }),
      ...sealJobs({
        dataDir: config.dataDir,
        signingKey: () => findSigningKey(config.dataDir) ?? key,
        store,
        pool,
        now,
        logger,
      }),
      ...(mailJobs?.recurring ?? []),
    ];
    await queues.recurring(jobs);
    const stopReport = reportQueueDepth({ queues, pool, now, logger });
    if (mailJobs) {
      // A failure here is only a delay: the recurring job tries again.
      const send = () => void mailJobs.send().catch((error) => logger.warn({ err: error }, 'mails wait'));
      listener.on(mailChannel, send);
      listener.onReconnect(send);
    }
    return {
      check: () => Promise.all([pool.query('select 1'), store.head(), queues.check()]),
      async close() {
        stopReport();
        await processes.close();
        await queues.close();
        mailer?.close();
        waiter.close();
        log.close();
        await listener.close();
        await store.close();
        await tracing.close();
        closeClock();
        await pool.end();
      },
    };
  },
  { count: ({ workerProcesses }) => workerProcesses },
);
