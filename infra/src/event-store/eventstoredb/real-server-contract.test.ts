import { writeSync } from 'node:fs';
import { describe } from 'vitest';
import { eventStoreContract } from '../testing/event-store.contract.ts';
import { eventStoreDbHarness } from '../testing/eventstoredb-harness.ts';
import { realServer } from '../testing/start-real-server.ts';

const start = await realServer(process.env);
const lacks = 'SKIPPED EventStoreDB real server: no Docker engine; set TEST_EVENTSTOREDB_URL or install Docker\n';
// Straight to the output: the test runner would put two lines of its own around a console line.
if (!start) writeSync(1, lacks);

describe.skipIf(!start)('a real server', () => {
  eventStoreContract('EventStoreDB', async () => {
    if (!start) throw new Error(lacks);
    return eventStoreDbHarness(await start());
  });
});
