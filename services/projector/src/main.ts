import { requireDatabaseUrl } from '@matraz/infra/config/config';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { createListener } from '@matraz/infra/postgres/listen';
import { createPool } from '@matraz/infra/postgres/pool';
import { runService } from '@matraz/infra/processes/run-service';
import { createProgressWatch } from '@matraz/infra/read-models/progress-watch';
import { openTracing } from '@matraz/infra/tracing/open-tracing';
import { projections } from './projections.ts';
import { startProjector } from './projector.ts';
import { checkpointOf } from './runner/schemas.ts';

await runService('projector', async ({ config, logger }) => {
  const databaseUrl = requireDatabaseUrl(config);
  const listener = createListener(databaseUrl);
  const store = await openEventStore({ eventStoreUrl: config.eventStoreUrl, databaseUrl, listener, logger });
  const tracing = await openTracing('projector', config);
  const stopping = new AbortController();
  const { signal } = stopping;
  const projecting = startProjector({ store, databaseUrl, listener, projections, logger, tracing, signal });
  const pool = createPool(databaseUrl, { max: 1, queryTimeoutMs: 15_000 });
  const moves = createProgressWatch({
    head: () => store.head(),
    position: async () => (await checkpointOf(pool, 'read'))?.position ?? 0n,
    now: () => performance.now(),
  });
  return {
    async check() {
      if (!(await moves())) throw new Error('the projection has not moved for a minute although events wait');
    },
    async close() {
      stopping.abort();
      await projecting;
      await store.close();
      await listener.close();
      await tracing.close();
      await pool.end();
    },
  };
});
