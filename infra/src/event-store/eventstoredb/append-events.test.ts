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

test.each([
  ['one event', 1, 0],
  ['twenty events', 20, 1],
])('the memory for event ids is counted in bytes: after two streams of %s', async (_, length, expected) => {
  const store = createEventStoreDbEventStore({ connectionString: server.url, mostIdBytes: 5_000 });
  onTestFinished(() => store.close());
  const [first, second] = [`${newCategory()}-1`, `${newCategory()}-2`] as const;
  const events = () => Array.from({ length }, (_, n) => newEvent(n + 1));
  for (const stream of [first, second]) await store.append(stream, events(), { expectedVersion: 0 });
  const reads = vi.spyOn(EventStoreDBClient.prototype, 'readStream');
  onTestFinished(() => reads.mockRestore());
  await store.append(second, [newEvent(length + 1)], { expectedVersion: length });
  expect(reads).toHaveBeenCalledTimes(0);
  await store.append(first, [newEvent(length + 1)], { expectedVersion: length });
  expect(reads).toHaveBeenCalledTimes(expected);
});
