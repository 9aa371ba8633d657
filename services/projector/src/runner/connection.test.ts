import { createCuttableProxy } from '@matraz/infra/testing/cuttable-proxy';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from './connection.ts';

test('a connection on which nothing arrives any more is lost, although its statement may take two minutes', async () => {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  const proxy = await createCuttableProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const { client, lost, close } = await connect(url.href, 'read');
  onTestFinished(async () => {
    await close();
    await proxy.close();
    await database.drop();
  });
  proxy.freeze();
  await expect(client.query('select')).rejects.toThrow('Connection terminated');
  expect(lost.aborted).toBe(true);
});
