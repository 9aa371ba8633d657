import { StartupError } from '@matraz/infra/config/startup-error';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { runService } from '@matraz/infra/processes/run-service';
import { projections } from './projections.ts';
import { startProjector } from './projector.ts';

await runService('projector', async ({ config, logger }) => {
  const { databaseUrl, eventStoreUrl } = config;
  if (!databaseUrl) throw new StartupError('Falta la variable de entorno DATABASE_URL.');
  const store = openEventStore({ eventStoreUrl, databaseUrl, logger });
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
