import { runService } from '@matraz/infra/processes/run-service';
import { createPrimary } from './group/primary.ts';

// Loaded only by processes that serve: one that only starts others needs half of the memory.
await runService('api', async (context) => (await import('./serve.ts')).serve(context), {
  count: ({ apiProcesses }) => apiProcesses,
  join: createPrimary(),
});
