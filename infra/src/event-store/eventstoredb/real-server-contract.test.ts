import { describe } from 'vitest';
import { eventStoreContract } from '../testing/event-store.contract.ts';
import { eventStoreDbHarness } from '../testing/eventstoredb-harness.ts';
import { realServer } from '../testing/start-real-server.ts';

const start = await realServer(process.env);

describe.skipIf(!start)('a real server', () => {
  eventStoreContract('EventStoreDB', async () => {
    if (!start) throw new Error('no server');
    return eventStoreDbHarness(await start());
  });
});
