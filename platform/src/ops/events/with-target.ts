import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { CopyTarget } from '@matraz/infra/event-store/port';
import { migrate } from '@matraz/infra/postgres/migrate';
import { ensureDatabase } from '../../setup/ensure-database.ts';
import { ensureEventStore } from '../../setup/ensure-event-store.ts';
import { storeTimeoutMs } from '../connection.ts';

/** Opens the other log. In PostgreSQL it creates the database and the tables first. */
export const withTarget = async <T>(url: string, work: (target: CopyTarget) => Promise<T>): Promise<T> => {
  if (/^postgres(ql)?:/.test(url)) {
    await ensureDatabase(url);
    await migrate(url);
  }
  const target = await openEventStore({ eventStoreUrl: url, timeoutMs: storeTimeoutMs });
  try {
    await ensureEventStore(target);
    return await work(target);
  } finally {
    await target.close();
  }
};
