import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { EventStore, RecordedEvent } from '../port.ts';
import { newCategory, newEvent, numbers, type StoreHarness, take } from './harness.ts';

const idsOf = (events: readonly RecordedEvent[]) => events.map(({ metadata }) => metadata.eventId);

/** 32 writers, each on a stream of its own, spread over 4 stores; yields after every round. */
const write = async (
  stores: readonly EventStore[],
  category: string,
  rounds: number,
  afterRound: (round: number) => void = () => {},
) => {
  for (let round = 0; round < rounds; round++) {
    await Promise.all(
      Array.from({ length: 32 }, async (_, writer) => {
        const store = stores[writer % stores.length] as EventStore;
        await store.append(`${category}-${writer}`, [newEvent(round)], { expectedVersion: round });
      }),
    );
    afterRound(round);
  }
};

export const subscribingContract = (harness: () => StoreHarness): void => {
  test('a subscription catches up, then hears what is appended', async () => {
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

  test('a live event is heard well before a poll would find it', async () => {
    const [reader, writer] = [harness().open(), harness().open()];
    const category = newCategory();
    const after = await reader.head();
    const filter = { streamPrefixes: [category] };
    const waits: number[] = [];
    let appended = 0;
    let n = 0;
    const appendNext = async () => {
      await delay(50); // the reader sleeps again: a poll would come almost a second later
      appended = performance.now();
      await writer.append(`${category}-1`, [newEvent(n)], { expectedVersion: n });
      n += 1;
    };
    const appends = [appendNext()];
    await take(reader.subscribe({ after, filter, signal: new AbortController().signal }), 5, () => {
      waits.push(performance.now() - appended);
      if (waits.length < 5) appends.push(appendNext());
    });
    await Promise.all(appends);
    // The first one may have been found by the look with which the subscription began.
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

  test('readers beside 32 writers miss nothing, repeat nothing and keep the order', async () => {
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

  test('a cut connection: the subscription goes on where it was, nothing missing, nothing twice', async () => {
    const category = newCategory();
    const [reader, writer] = [harness().open(), harness().open()];
    const filter = { streamPrefixes: [`${category}-`] };
    const after = await reader.head();
    const total = 60;
    const subscribed = take(reader.subscribe({ after, filter, signal: new AbortController().signal }), total);
    for (let n = 0; n < total; n++) {
      if (n === 15 || n === 30) harness().cut();
      if (n === 45) {
        harness().refuse();
        await delay(700);
        harness().allow();
      }
      const event = newEvent(n);
      // A writer whose connection was cut does not know; the same event id makes asking again safe.
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

  test('a subscription ends with its signal, asleep, before its start or cut off', async () => {
    const store = harness().open();
    const after = await store.head();
    const filter = { streamPrefixes: [`${newCategory()}-`] };
    const controller = new AbortController();
    const asleep = take(store.subscribe({ after, filter, signal: controller.signal }), 1);
    await delay(200);
    controller.abort();
    expect(await asleep).toEqual([]);
    expect(await take(store.subscribe({ after, filter, signal: AbortSignal.abort() }), 1)).toEqual([]);

    const cutOff = new AbortController();
    harness().refuse();
    const retrying = take(store.subscribe({ after, filter, signal: cutOff.signal }), 1);
    await delay(300);
    cutOff.abort();
    expect(await retrying).toEqual([]);
    harness().allow();
  });

  test('closing the store ends its subscriptions', async () => {
    const store = harness().open();
    const after = await store.head();
    const filter = { streamPrefixes: [`${newCategory()}-`] };
    const subscribed = take(store.subscribe({ after, filter, signal: new AbortController().signal }), 1);
    await delay(100);
    await store.close();
    expect(await subscribed).toEqual([]);
  });
};
