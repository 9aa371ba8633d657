import { createListener, type Listener } from '@matraz/infra/postgres/listen';
import { createReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import { vi } from 'vitest';
import { createAdminRights } from '../accounts/admin-rights.ts';
import { buildApp } from '../app.ts';
import { createCatalogMemory } from '../catalog/catalog-memory.ts';
import { createExamList } from '../exams/exam-list.ts';
import type { TestApi } from './test-api.ts';

export interface SecondApi {
  app: ReturnType<typeof buildApp>;
  listener: Listener;
  close(): Promise<void>;
}

/**
 * Starts another api with a memory and a listening connection of its own, as another process has them. It hears everything when it
 * returns.
 *
 * @param listenTo the address for its listening connection; absent: the database's
 */
export const startSecondApi = async ({ deps, databaseUrl }: TestApi, listenTo = databaseUrl): Promise<SecondApi> => {
  const { pool, config } = deps;
  const listener = createListener(listenTo);
  const waiter = createReadModelWaiter({ pool, listener });
  const app = buildApp({
    ...deps,
    listener,
    waiter,
    catalog: createCatalogMemory({ pool, waiter }),
    examList: createExamList({ pool, waiter }),
    adminRights: createAdminRights({ pool, waiter, config }),
  });
  await app.ready();
  await vi.waitUntil(() => waiter.hasHeardAll() && listener.isListening('matraz_sessions'), { timeout: 20_000 });
  return {
    app,
    listener,
    async close() {
      await app.close();
      waiter.close();
      await listener.close();
    },
  };
};
