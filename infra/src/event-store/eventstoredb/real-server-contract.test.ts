import { describe } from 'vitest';
import { skipped } from '../../testing/skipped.ts';
import { eventStoreContract } from '../testing/event-store.contract.ts';
import { eventStoreDbHarness } from '../testing/eventstoredb-harness.ts';
import { realServer } from '../testing/start-real-server.ts';

const start = await realServer(process.env);
if (!start) skipped('EventStoreDB real server', 'no Docker engine; set TEST_EVENTSTOREDB_URL or install Docker');

describe.skipIf(!start)('a real server', () => {
  eventStoreContract('EventStoreDB', async () => {
    if (!start) throw new Error('no server');
    return eventStoreDbHarness(await start());
  });
});
