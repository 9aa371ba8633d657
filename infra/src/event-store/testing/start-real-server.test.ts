import { expect, test } from 'vitest';
import { startRealServer } from './start-real-server.ts';

test('TEST_EVENTSTOREDB_URL names the server of the contract, which is not stopped after it', async () => {
  const url = 'esdb://admin:changeit@store:2113?tls=true';
  const server = await startRealServer(url);
  expect(server.url).toBe(url);
  await server.stop();
});
