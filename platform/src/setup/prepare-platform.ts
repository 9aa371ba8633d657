import { createCommandHandler } from '@matraz/application/command-handler';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { migrate } from '@matraz/infra/postgres/migrate';
import { createPool } from '@matraz/infra/postgres/pool';
import { seedDemo } from '../demo/seed.ts';
import { defineCourses } from './courses.ts';
import { ensureDatabase } from './ensure-database.ts';
import { ensureEventStore } from './ensure-event-store.ts';
import { ensureServiceRole } from './service-role.ts';
import { isDone, markDone } from './steps.ts';

export interface Preparation {
  /** Of a role that may create tables. */
  databaseUrl: string;
  eventStoreUrl?: string;
  demo: boolean;
  /** The embedded identity provider is on. */
  localAccounts: boolean;
  /** Unset: the services use the owner's role. */
  serviceDatabasePassword?: string;
  /** The server is the platform's own, under the superuser's role. */
  ownServer?: boolean;
  /** Hears a sentence for whoever waits; nothing when there is nothing to do. */
  onProgress: (text: string) => void;
}

/** All that must be there before the services start: tables, role, courses, demo. Safe to repeat and to cut off anywhere. */
export const preparePlatform = async (preparation: Preparation): Promise<void> => {
  const { databaseUrl, eventStoreUrl, demo, localAccounts, serviceDatabasePassword, ownServer, onProgress } =
    preparation;
  await ensureDatabase(databaseUrl);
  await migrate(databaseUrl);
  const pool = createPool(databaseUrl, { max: 8 });
  const store = openEventStore({ eventStoreUrl, databaseUrl });
  try {
    await ensureEventStore(store, { patienceMs: 20_000 });
    if (serviceDatabasePassword) await ensureServiceRole(pool, serviceDatabasePassword);
    const handle = createCommandHandler({ store });
    await defineCourses({ handle }, new Date());
    if (demo) await seedDemo({ pool, handle, withAccounts: localAccounts, now: new Date(), onProgress });
    if (ownServer && !(await isDone(pool, 'first-checkpoint'))) {
      // A crash soon after the first start would otherwise have to write all of this again before the server answers.
      await pool.query('checkpoint');
      await markDone(pool, 'first-checkpoint');
    }
  } finally {
    await store.close();
    await pool.end();
  }
};
