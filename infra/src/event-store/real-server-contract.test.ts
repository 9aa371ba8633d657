import { afterAll, beforeAll, describe } from 'vitest';
import { listenContract } from '../postgres/testing/listen.contract.ts';
import { findObstacle } from '../testing/containers.ts';
import { createTestDatabase, makeTemplate } from '../testing/database.ts';
import { images, startPostgresContainer, type TestServer } from '../testing/server-containers.ts';
import { skipped } from '../testing/skipped.ts';
import { eventStoreContract } from './testing/event-store.contract.ts';
import { eventStoreDbContract } from './testing/eventstoredb.contract.ts';
import { startPostgresHarness } from './testing/postgres-harness.ts';
import { startRealServer } from './testing/start-real-server.ts';

const names: Record<string, string> = { [images.postgres]: 'PostgreSQL 15', [images.eventStoreDb]: 'EventStoreDB' };
const { TEST_EVENTSTOREDB_URL: url } = process.env;
const obstacle = await findObstacle([images.postgres, ...(url ? [] : [images.eventStoreDb])], process.env);
if (obstacle) {
  const servers = obstacle.images.map((image) => names[image]).join(' and ');
  skipped(`the contract on ${servers}`, `${obstacle.reason}; docs/testing.md says how to get it`);
}
const isMissing = (image: string) => obstacle?.images.includes(image) ?? false;

describe.skipIf(isMissing(images.postgres))('PostgreSQL 15', () => {
  let server: TestServer;
  const createDatabase = () => createTestDatabase({ serverUrl: server.url });
  beforeAll(async () => {
    server = await startPostgresContainer();
    await makeTemplate(server.url);
  });
  afterAll(() => server?.stop());
  eventStoreContract('the event store', () => startPostgresHarness(createDatabase));
  describe('LISTEN', () => listenContract(createDatabase));
});

describe.skipIf(isMissing(images.eventStoreDb))('a real server', () =>
  eventStoreDbContract('EventStoreDB', () => startRealServer(url)),
);
