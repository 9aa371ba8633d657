import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { AppendResult, EventBatch, EventStore, RecordedEvent } from '../port.ts';
import { newCategory, newEvent, numbers, type StoreHarness, take } from './harness.ts';

const idsOf = (events: readonly RecordedEvent[]) => events.map(({ metadata }) => metadata.eventId);

/** 32 writers, each with its own stream, on 4 stores. */
const write = async (stores: readonly EventStore[], category: string, rounds: number) => {
  for (let round = 0; round < rounds; round++) {
    await Promise.all(
      Array.from({ length: 32 }, async (_, writer) => {
        const store = stores[writer % stores.length] as EventStore;
        await store.append(`${category}-${writer}`, [newEvent(round)], { expectedVersion: round });
      }),
    );
  }
};

/** A subscription that has received a first event, so it is waiting for the next one. */
const waitingSubscription = async (store: EventStore, signal: AbortSignal) => {
  const category = newCategory();
  const after = await store.head();
  const first = Promise.withResolvers<void>();
  const filter = { streamPrefixes: [`${category}-`] };
  const events = take(store.subscribe({ after, filter, signal }), 2, () => first.resolve());
  await store.append(`${category}-1`, [newEvent(0)], { expectedVersion: 0 });
  await first.promise;
  return { events };
};

/**
 * Five appends, one after the other, to a subscription that waits for each.
 *
 * @param received called with what arrived first after each append
 * @returns milliseconds from each append to that batch; the first one may have been found by the first read of the subscription
 */
const waitsOfFive = async (
  subscription: AsyncIterable<EventBatch>,
  append: (n: number) => Promise<AppendResult>,
  received: (batch: EventBatch | undefined, n: number, appended: AppendResult) => void = () => {},
): Promise<number[]> => {
  const batches = subscription[Symbol.asyncIterator]();
  const waits: number[] = [];
  for (let n = 0; n < 5; n++) {
    const next = batches.next();
    await delay(50); // the reader has read since the last event, so its next poll is almost a second away
    const startedAt = performance.now();
    const arrived = next.then(({ value }) => {
      waits.push(performance.now() - startedAt);
      return value as EventBatch | undefined;
    });
    const [batch, appended] = await Promise.all([arrived, append(n)]);
    received(batch, n, appended);
  }
  await batches.return?.();
  return waits;
};

export const subscribingContract = (harness: () => StoreHarness): void => {
  /** Refuses connections until a client has tried to connect. */
  const refuseOnce = async () => {
    const refused = harness().refused();
    harness().refuse();
    await vi.waitUntil(() => harness().refused() > refused, { timeout: 20_000, interval: 5 });
  };

  test('a subscription catches up, then receives new events', async () => {
    const store = harness().open();
    const category = newCategory();
    const after = await store.head();
    await store.append(`${category}-1`, [newEvent(0), newEvent(1)], { expectedVersion: 0 });
    const controller = new AbortController();
    let appended = false;
    const events = await take(
      store.subscribe({ after, filter: { streamPrefixes: [category] }, signal: controller.signal }),
      4,
      (batch) => {
        expect(batch.events.length).toBeGreaterThan(0);
        expect(batch.position).toBeGreaterThanOrEqual(batch.events.at(-1)?.position ?? 0n);
        if (appended) return;
        appended = true;
        void harness()
          .open()
          .append(`${category}-2`, [newEvent(2), newEvent(3)], { expectedVersion: 0 });
      },
    );
    expect(numbers(events)).toEqual([0, 1, 2, 3]);
  });

  test('a live event arrives long before a poll would find it', async () => {
    const [reader, writer] = [harness().open(), harness().open()];
    const category = newCategory();
    const after = await reader.head();
    const filter = { streamPrefixes: [category] };
    const subscription = reader.subscribe({ after, filter, signal: new AbortController().signal });
    const waits = await waitsOfFive(subscription, (n) =>
      writer.append(`${category}-1`, [newEvent(n)], { expectedVersion: n }),
    );
    expect(Math.min(...waits.slice(1))).toBeLessThan(500);
  });

  test('a subscription filters by type and keeps batches within their size', async () => {
    const store = harness().open();
    const category = newCategory();
    const after = await store.head();
    for (let n = 0; n < 10; n++) {
      await store.append(`${category}-${n}`, [newEvent(n, 'Even'), newEvent(n, 'Odd')], { expectedVersion: 0 });
    }
    const filter = { streamPrefixes: [category], types: ['Odd'] };
    const events = await take(
      store.subscribe({ after, filter, batchSize: 3, signal: new AbortController().signal }),
      10,
      (batch) => expect(batch.events.length).toBeLessThanOrEqual(3),
    );
    expect(numbers(events)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['Odd']));
  });

  test('a subscription that tells its position does so at once, also when the filter leaves out all events', async () => {
    const [reader, writer] = [harness().open(), harness().open()];
    const category = newCategory();
    // Types only: EventStoreDB itself leaves out other events.
    const filter = { types: [`${category}Even`] };
    const after = await reader.head();
    const subscription = reader.subscribe({ after, filter, tellsPosition: true, signal: new AbortController().signal });
    const waits = await waitsOfFive(
      subscription,
      (n) => writer.append(`${category}-1`, [newEvent(n, n === 2 ? `${category}Even` : 'Odd')], { expectedVersion: n }),
      (batch, n, { position }) =>
        expect({ ...batch, events: numbers(batch?.events ?? []) }).toEqual({ position, events: n === 2 ? [2] : [] }),
    );
    expect(Math.min(...waits.slice(1))).toBeLessThan(500);
  });

  test('readers beside 32 writers get every event once and in order', async () => {
    const stores = Array.from({ length: 4 }, () => harness().open());
    const reader = harness().open();
    const category = newCategory();
    const filter = { streamPrefixes: [`${category}-`] };
    const after = await reader.head();
    const rounds = 25;
    const total = 32 * rounds;
    const subscribed = take(
      reader.subscribe({ after, filter, batchSize: 10, signal: new AbortController().signal }),
      total,
    );
    const polled = (async () => {
      const events: RecordedEvent[] = [];
      for (let position = after; events.length < total; ) {
        const batch = await reader.readAll({ after: position, limit: 10, filter });
        events.push(...batch.events);
        position = batch.position;
        if (batch.events.length === 0) await delay(5);
      }
      return events;
    })();
    await write(stores, category, rounds);
    const { events: log } = await reader.readAll({ after, limit: total + 100, filter });
    expect(log).toHaveLength(total);
    expect(idsOf(await polled)).toEqual(idsOf(log));
    expect(idsOf(await subscribed)).toEqual(idsOf(log));
    for (let writer = 0; writer < 32; writer++) {
      const own = log.filter(({ stream }) => stream === `${category}-${writer}`);
      expect(numbers(own)).toEqual(Array.from({ length: rounds }, (_, n) => n));
    }
  });

  test('a subscription continues after a cut connection, and gets every event once', async () => {
    const category = newCategory();
    const [reader, writer] = [harness().open(), harness().open()];
    const filter = { streamPrefixes: [`${category}-`] };
    const after = await reader.head();
    const total = 60;
    const subscribed = take(reader.subscribe({ after, filter, signal: new AbortController().signal }), total);
    for (let n = 0; n < total; n++) {
      if (n === 15 || n === 30) harness().cut();
      if (n === 45) {
        await refuseOnce();
        harness().allow();
      }
      const event = newEvent(n);
      // A cut append may or may not have happened. It is repeated with the same event id.
      for (let tries = 0; ; tries++) {
        try {
          await writer.append(`${category}-1`, [event], { expectedVersion: n });
          break;
        } catch (error) {
          if (tries === 50) throw error;
          await delay(50);
        }
      }
    }
    expect(numbers(await subscribed)).toEqual(Array.from({ length: total }, (_, n) => n));
    expect(numbers(await writer.readStream(`${category}-1`))).toEqual(Array.from({ length: total }, (_, n) => n));
  });

  test('a subscription ends with its signal: while it waits, before its start, and while it is disconnected', async () => {
    const store = harness().open();
    const waiting = new AbortController();
    const { events } = await waitingSubscription(store, waiting.signal);
    waiting.abort();
    expect(numbers(await events)).toEqual([0]);

    const after = await store.head();
    const filter = { streamPrefixes: [`${newCategory()}-`] };
    expect(await take(store.subscribe({ after, filter, signal: AbortSignal.abort() }), 1)).toEqual([]);

    const disconnected = new AbortController();
    const connecting = take(store.subscribe({ after, filter, signal: disconnected.signal }), 1);
    await refuseOnce();
    disconnected.abort();
    expect(await connecting).toEqual([]);
    harness().allow();
  });

  test('closing the store ends its subscriptions', async () => {
    const store = harness().open();
    const { events } = await waitingSubscription(store, new AbortController().signal);
    await store.close();
    expect(numbers(await events)).toEqual([0]);
  });
};
