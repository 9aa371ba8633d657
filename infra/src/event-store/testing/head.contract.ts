import { jsonEvent } from '@eventstore/db-client';
import { expect, test } from 'vitest';
import { type Ask, createCalls } from '../eventstoredb/calls.ts';
import { createConnections } from '../eventstoredb/connections.ts';
import { openClient } from '../eventstoredb/open-client.ts';
import { createHead } from '../eventstoredb/read-events.ts';
import type { EventStoreDbHarness } from './eventstoredb-harness.ts';
import { newCategory, newEvent } from './harness.ts';

const timeoutMs = 20_000;

/** Statistics of the server can be the last events of its log, by thousands. */
export const headContract = (harness: () => EventStoreDbHarness): void => {
  /** `$` makes them system events. */
  const writeSystemEvents = async (count: number) => {
    const stream = `$stats-${newCategory()}`;
    for (let written = 0; written < count; written += 1_000)
      await harness().writeForeign(
        stream,
        Array.from({ length: 1_000 }, () => jsonEvent({ type: '$statsCollected', data: {} })),
      );
  };

  test('20,000 system events after our last event take nine requests, and later calls take one', async () => {
    const store = harness().open();
    const connections = createConnections(() => openClient(harness().url));
    const call = createCalls(connections, { timeoutMs, closing: new AbortController().signal });
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

    const stream = newCategory();
    const { position } = await store.append(stream, [newEvent(1)], { expectedVersion: 0 });
    await writeSystemEvents(20_000);
    const first = await look();
    expect(first.position).toBe(position);
    expect(first.requests).toBeLessThanOrEqual(9);
    expect(await look()).toEqual({ position, requests: 1 });

    // Later events are seen, and system events after them too.
    await writeSystemEvents(1_000);
    expect((await look()).position).toBe(position);
    const later = await store.append(stream, [newEvent(2)], { expectedVersion: 1 });
    await writeSystemEvents(1_000);
    expect((await look()).position).toBe(later.position);
    await connections.close();
  });
};
