import { eventStoreContract } from '../testing/event-store.contract.ts';
import { eventStoreDbHarness } from '../testing/eventstoredb-harness.ts';
import { startStandIn } from '../testing/start-stand-in.ts';

eventStoreContract('EventStoreDB adapter over a stand-in server', async () =>
  eventStoreDbHarness(await startStandIn()),
);
