import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEvent } from '../testing/harness.ts';
import { startStandIn } from '../testing/start-stand-in.ts';
import { type Ask, createCalls } from './calls.ts';
import { createConnections } from './connections.ts';
import { toEventData } from './convert.ts';
import { toPosition } from './position.ts';
import { createHead } from './read-events.ts';

let server: Awaited<ReturnType<typeof startStandIn>>;
let client: EventStoreDBClient;
beforeAll(async () => {
  server = await startStandIn();
  client = EventStoreDBClient.connectionString(server.url);
});
afterAll(async () => {
  await client.dispose();
  await server.stop();
});

const writeSystemEvents = async (count: number) => {
  for (let written = 0; written < count; written += 1_000)
    await client.appendToStream(
      '$stats-127.0.0.1:2113',
      Array.from({ length: 1_000 }, () => jsonEvent({ type: '$statsCollected', data: {} })),
    );
};

test('5,000 system events after our last event take six requests, and later calls take one', async () => {
  const { position } = await client.appendToStream('x-1', toEventData(newEvent(1)));
  if (!position) throw new Error('no position');
  await writeSystemEvents(5_000);
  const connections = createConnections(() => EventStoreDBClient.connectionString(server.url));
  const call = createCalls(connections, { timeoutMs: 10_000, closing: new AbortController().signal });
  const head = createHead();
  const look = () =>
    call(async (ask) => {
      let requests = 0;
      const counting: Ask = (request) => {
        requests += 1;
        return ask(request);
      };
      return { position: await head(counting), requests };
    });

  const first = await look();
  expect(first.position).toBe(toPosition(position));
  expect(first.requests).toBeLessThanOrEqual(6);
  expect(await look()).toEqual({ position: toPosition(position), requests: 1 });

  // Later events are seen, foreign events too.
  await writeSystemEvents(1_000);
  expect((await look()).position).toBe(toPosition(position));
  const { position: later } = await client.appendToStream('x-2', toEventData(newEvent(2)));
  if (!later) throw new Error('no position');
  await writeSystemEvents(1_000);
  expect((await look()).position).toBe(toPosition(later));
  await connections.close();
});
