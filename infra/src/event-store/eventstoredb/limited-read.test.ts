import { EventStoreDBClient } from '@eventstore/db-client';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { newCategory, newEvent } from '../testing/harness.ts';
import { startStandIn } from '../testing/start-stand-in.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';

let server: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  server = await startStandIn();
});
afterAll(() => server.stop());

const open = () => {
  const store = createEventStoreDbEventStore({ connectionString: server.url });
  onTestFinished(() => store.close());
  return store;
};

test.each([
  ['without a limit', undefined, 1],
  ['with a limit that it does not reach', 3, 1],
  ['up to the limit', 2, 2],
])('an append after a read %s: reads in all', async (_, limit, expected) => {
  const stream = `${newCategory()}-1`;
  await open().append(stream, [newEvent(1), newEvent(2)], { expectedVersion: 0 });
  const reads = vi.spyOn(EventStoreDBClient.prototype, 'readStream');
  onTestFinished(() => reads.mockRestore());
  const store = open();
  await store.readStream(stream, { limit });
  await store.append(stream, [newEvent(3)], { expectedVersion: 2 });
  expect(reads).toHaveBeenCalledTimes(expected);
});
