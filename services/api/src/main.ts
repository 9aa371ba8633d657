import { runService } from '@matraz/infra/processes/run-service';
import { createPrimary } from './group/primary.ts';

// Loaded by the processes that serve: one that only starts them needs a third of the memory.
await runService('api', async (context) => (await import('./serve.ts')).serve(context), {
  count: ({ apiProcesses }) => apiProcesses,
  join: createPrimary(),
});
