import { createCommandHandler } from '@matraz/application/command-handler';
import { OtherLog } from '@matraz/application/seal/follow-move';
import { followMovedLog } from '@matraz/application/seal/seal-log';
import { StartupError } from '@matraz/infra/config/startup-error';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { sqlState, sqlStateOf } from '@matraz/infra/postgres/error-codes';
import { migrate } from '@matraz/infra/postgres/migrate';
import { createPool } from '@matraz/infra/postgres/pool';
import { refusePoolers } from '@matraz/infra/postgres/refuse-pooler';
import { SealProgressLost } from '@matraz/infra/seal/seal-tables';
import { closeDemoAccounts } from '../demo/close-accounts.ts';
import { seedDemo } from '../demo/seed.ts';
import { defineCourses } from './courses.ts';
import { ensureDatabase } from './ensure-database.ts';
import { ensureEventStore } from './ensure-event-store.ts';
import { ensureSameLog, MoveUnfinished } from './ensure-same-log.ts';
import { ensureEventStoreLogin } from './event-store-login.ts';
import { keepOutOfStatistics } from './keep-out-of-statistics.ts';
import { joinWriters } from './log-writers.ts';
import { ensureServiceRole, requireServiceLogin } from './service-role.ts';
import { isDone, markDone } from './steps.ts';

export interface Preparation {
  /** Address with a role that may create tables. */
  databaseUrl: string;
  eventStoreUrl?: string;
  demo: boolean;
  /** True when the embedded identity provider is used. */
  localAccounts: boolean;
  /** Password of the role of the services. Unset: the services use the role of the owner. */
  serviceDatabasePassword?: string;
  /** Password of the administrator of EventStoreDB, who makes the user of `eventStoreUrl`. Unset: the user exists. */
  eventStoreAdminPassword?: string;
  /** True for the embedded server: `databaseUrl` is the address of its superuser. */
  embedded?: boolean;
  /** How long to wait for an event store that is not ready yet. Default: 20 s. */
  eventStoreWaitMs?: number;
  /** Receives a sentence for the operator before each long step. */
  onProgress: (text: string) => void;
}

/** @throws StartupError when the role has too few rights, for example the role of the services */
const asOwner = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (sqlStateOf(error) !== sqlState.insufficientPrivilege) throw error;
    throw new StartupError(
      'El rol de DATABASE_URL no tiene permiso para preparar la base de datos: indique ahí el rol dueño de la base.',
      { cause: error },
    );
  }
};

/** Creates what the services need: tables, role, courses, demo. It can be interrupted and repeated at any time. */
export const preparePlatform = async (preparation: Preparation): Promise<void> => {
  const { databaseUrl, eventStoreUrl, demo, localAccounts, serviceDatabasePassword, embedded, onProgress } =
    preparation;
  const { eventStoreWaitMs = 20_000, eventStoreAdminPassword } = preparation;
  await asOwner(ensureDatabase(databaseUrl));
  await refusePoolers({ databaseUrl, eventStoreUrl });
  await asOwner(migrate(databaseUrl));
  const pool = createPool(databaseUrl, { max: 8, distrustsTables: true });
  const store = await openEventStore({ eventStoreUrl, databaseUrl });
  const leave = await joinWriters(pool).catch(async (error) => {
    await store.close();
    await pool.end();
    throw error;
  });
  try {
    const waiting = {
      retryForMs: eventStoreWaitMs,
      onWait: () => onProgress('Se espera al registro de eventos, que todavía no está listo…'),
    };
    if (eventStoreUrl && eventStoreAdminPassword)
      await ensureEventStoreLogin(eventStoreUrl, eventStoreAdminPassword, waiting);
    await ensureEventStore(store, waiting);
    try {
      await ensureSameLog(pool, store);
    } catch (error) {
      if (!embedded || !(error instanceof StartupError) || error instanceof MoveUnfinished) throw error;
      // The operator's commands need a running platform. Nothing is written until a rebuild was asked for.
      return onProgress(error.message);
    }
    // The seal follows a log that was moved to another engine. A log that is no copy is not sealed, and the worker
    // reports it.
    const onCompared = (events: number) => {
      if (events === 0) onProgress('El registro está en otro motor: se compara con su sello…');
    };
    await followMovedLog(pool, store, onCompared).catch((error: unknown) => {
      if (!(error instanceof OtherLog || error instanceof SealProgressLost)) throw error;
    });
    await asOwner(keepOutOfStatistics(pool));
    if (serviceDatabasePassword) {
      await asOwner(ensureServiceRole(pool, serviceDatabasePassword));
      await requireServiceLogin(databaseUrl, serviceDatabasePassword);
    }
    const handle = createCommandHandler({ store });
    await defineCourses({ handle }, new Date());
    if (!demo || !localAccounts) await closeDemoAccounts({ pool, handle, now: new Date() }, onProgress);
    if (demo) await seedDemo({ pool, handle, withAccounts: localAccounts, now: new Date(), onProgress });
    if (embedded && !(await isDone(pool, 'first-checkpoint'))) {
      // PostgreSQL replays everything after the last checkpoint when it starts after a crash. This shortens that start.
      await pool.query('checkpoint');
      await markDone(pool, 'first-checkpoint');
    }
  } finally {
    leave();
    await store.close();
    await pool.end();
  }
};
