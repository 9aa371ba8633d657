import { expect, test, vi } from 'vitest';
import { isServerUnavailable } from '../../postgres/error-codes.ts';
import { createPool } from '../../postgres/pool.ts';
import { createCuttableProxy } from '../../testing/cuttable-proxy.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { newEvent, numbers, take } from '../testing/harness.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';

test('dead connections delay a subscription and a read by their timeout only', async () => {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  const proxy = await createCuttableProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const pool = createPool(url.href, { max: 2, queryTimeoutMs: 1_000 });
  const behindProxy = createPostgresEventStore({ pool, connectionString: url.href });
  const direct = createPostgresEventStore({ pool: database.pool, connectionString: database.url });

  const taken = vi.fn();
  const subscribed = take(behindProxy.subscribe({ after: 0n, signal: new AbortController().signal }), 2, taken);
  await direct.append('silent-1', [newEvent(1)], { expectedVersion: 0 });
  await vi.waitUntil(() => taken.mock.calls.length === 1, { timeout: 20_000 });
  proxy.freeze();
  await direct.append('silent-1', [newEvent(2)], { expectedVersion: 1 });
  expect(numbers(await subscribed)).toEqual([1, 2]);

  proxy.freeze();
  // When the freeze also hits the connection on which the pool asks the server, the pool closes this one before the timeout.
  await expect(behindProxy.readStream('silent-1')).rejects.toSatisfy(isServerUnavailable);
  await vi.waitFor(async () => expect(numbers(await behindProxy.readStream('silent-1'))).toEqual([1, 2]), {
    timeout: 20_000,
  });

  await behindProxy.close();
  await pool.end();
  await direct.close();
  await proxy.close();
  await database.drop();
});
