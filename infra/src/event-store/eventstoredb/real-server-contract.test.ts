import { describe } from 'vitest';
import { eventStoreDbContract } from '../testing/eventstoredb.contract.ts';
import { realServer } from '../testing/start-real-server.ts';

const start = await realServer(process.env);

describe.skipIf(!start)('a real server', () => {
  eventStoreDbContract('EventStoreDB', async () => {
    if (!start) throw new Error('no server');
    return start();
  });
});
