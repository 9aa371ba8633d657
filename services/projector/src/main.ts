import { requireDatabaseUrl } from '@matraz/infra/config/config';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { runService } from '@matraz/infra/processes/run-service';
import { projections } from './projections.ts';
import { startProjector } from './projector.ts';

await runService('projector', async ({ config, logger }) => {
  const databaseUrl = requireDatabaseUrl(config);
  const store = openEventStore({ eventStoreUrl: config.eventStoreUrl, databaseUrl, logger });
  const stopping = new AbortController();
  const projecting = startProjector({ store, databaseUrl, projections, logger, signal: stopping.signal });
  return {
    async close() {
      stopping.abort();
      await projecting;
      await store.close();
    },
  };
});
