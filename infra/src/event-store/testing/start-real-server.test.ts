import { expect, test } from 'vitest';
import { realServer } from './start-real-server.ts';

test('TEST_EVENTSTOREDB_URL names the server of the contract, which is not stopped after it', async () => {
  const url = 'esdb://admin:changeit@store:2113?tls=true';
  const start = await realServer({ TEST_EVENTSTOREDB_URL: url, REQUIRE_DOCKER: '1' });
  const server = await start?.();
  expect(server?.url).toBe(url);
  await server?.stop();
});
