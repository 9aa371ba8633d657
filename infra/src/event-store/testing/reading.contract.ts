import { defineEvent } from '@matraz/contracts/event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { liftEvent } from '../lift-event.ts';
import type { EventFilter, EventStore, RecordedEvent } from '../port.ts';
import { newCategory, newEvent, numbers, type StoreHarness } from './harness.ts';

const readWhole = async (
  store: EventStore,
  after: bigint,
  filter: EventFilter,
  limit = 7,
): Promise<RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  let position = after;
  for (;;) {
    const batch = await store.readAll({ after: position, limit, filter });
    if (batch.events.length === 0) return events;
    expect(batch.events.length).toBeLessThanOrEqual(limit);
    expect(batch.position).toBeGreaterThanOrEqual(batch.events.at(-1)?.position ?? 0n);
    events.push(...batch.events);
    position = batch.position;
  }
};

export const readingContract = (harness: () => StoreHarness): void => {
  test('a stream is read in version order from any version, and an unknown stream is empty', async () => {
    const store = harness().open();
    const stream = `${newCategory()}-1`;
    expect(await store.readStream(stream)).toEqual([]);
    await store.append(
      stream,
      Array.from({ length: 5 }, (_, n) => newEvent(n)),
      { expectedVersion: 0 },
    );
    expect(numbers(await store.readStream(stream))).toEqual([0, 1, 2, 3, 4]);
    const tail = await store.readStream(stream, { from: 4 });
    expect(tail.map(({ version }) => version)).toEqual([4, 5]);
    expect(await store.readStream(stream, { from: 6 })).toEqual([]);
    expect(numbers(await store.readStream(stream, { limit: 2 }))).toEqual([0, 1]);
    expect(numbers(await store.readStream(stream, { from: 3, limit: 2 }))).toEqual([2, 3]);
  });

  test('the pages of the log contain each event once, in global order', async () => {
    const store = harness().open();
    const category = newCategory();
    const start = await store.head();
    for (let n = 0; n < 20; n++) await store.append(`${category}-${n}`, [newEvent(n)], { expectedVersion: 0 });
    const events = await readWhole(store, start, { streamPrefixes: [`${category}-`] });
    expect(numbers(events)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    const positions = events.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(new Set(positions).size).toBe(20);
  });

  test('a read tells how far it has read, with the events that its filter leaves out', async () => {
    const store = harness().open();
    const category = newCategory();
    const start = await store.head();
    for (let n = 0; n < 9; n++) await store.append(`${category}-${n}`, [newEvent(n)], { expectedVersion: 0 });
    for (const filter of [{ streamPrefixes: [`${category}-8`] }, {}]) {
      const told: { position: bigint; events: number }[] = [];
      const onRead = (position: bigint, events: number) => told.push({ position, events });
      const read = await store.readAll({ after: start, limit: 1_000, filter, onRead });
      expect(told.at(-1)?.position).toBe(read.position);
      expect(told.reduce((sum, { events }) => sum + events, 0)).toBeGreaterThanOrEqual(9);
    }
  });

  test('without a filter the log holds the same events in the same order', async () => {
    const store = harness().open();
    const start = await store.head();
    const stream = `${newCategory()}-1`;
    await store.append(stream, [newEvent(1), newEvent(2)], { expectedVersion: 0 });
    const { events, position } = await store.readAll({ after: start, limit: 1_000 });
    const own = events.filter((event) => event.stream === stream);
    expect(own).toEqual(await store.readStream(stream));
    expect(
      (await store.readAll({ after: position, limit: 10 })).events.filter((event) => event.stream === stream),
    ).toEqual([]);
  });

  test('the filter accepts stream prefixes, types, or both', async () => {
    const store = harness().open();
    const [a, b] = [newCategory(), newCategory()];
    const start = await store.head();
    let n = 0;
    for (const stream of [`${a}-1`, `${b}-1`, `${a}-2`]) {
      await store.append(stream, [newEvent(n++, 'Opened'), newEvent(n++, 'Closed')], { expectedVersion: 0 });
    }
    const filtered = async (filter: EventFilter) => numbers(await readWhole(store, start, filter, 2));
    expect(await filtered({ streamPrefixes: [`${a}-`] })).toEqual([0, 1, 4, 5]);
    expect(await filtered({ streamPrefixes: [`${a}-1`, `${b}-`] })).toEqual([0, 1, 2, 3]);
    expect(await filtered({ types: ['Closed'] })).toEqual([1, 3, 5]);
    expect(await filtered({ types: ['Opened', 'Closed'], streamPrefixes: [`${b}-`] })).toEqual([2, 3]);
    expect(await filtered({ types: ['Closed'], streamPrefixes: [`${a}-`] })).toEqual([1, 5]);
    expect(await filtered({ streamPrefixes: [`${a}-`], types: [] })).toEqual([]);
  });

  test('the position of an unfilled page is after all filtered events', async () => {
    const store = harness().open();
    const start = await store.head();
    const stream = `${newCategory()}-1`;
    const { position } = await store.append(stream, [newEvent(1), newEvent(2)], { expectedVersion: 0 });
    const page = await store.readAll({ after: start, limit: 10, filter: { streamPrefixes: ['nobody-'] } });
    expect(page.events).toEqual([]);
    expect(page.position).toBeGreaterThanOrEqual(position);
  });

  test('an old version of an event is lifted on reading and is not changed in the store', async () => {
    const store = harness().open();
    const stream = `${newCategory()}-1`;
    const definitions = {
      Measured: defineEvent(z.strictObject({ grams: z.number() }), ({ kilos }) => ({ grams: Number(kilos) * 1_000 })),
    };
    const old = { ...newEvent(1, 'Measured'), data: { kilos: 2 } };
    const current = { ...newEvent(2, 'Measured'), schemaVersion: 2, data: { grams: 5 } };
    await store.append(stream, [old, current], { expectedVersion: 0 });
    const stored = await store.readStream(stream);
    expect(stored.map(({ schemaVersion, data }) => ({ schemaVersion, data }))).toEqual([
      { schemaVersion: 1, data: { kilos: 2 } },
      { schemaVersion: 2, data: { grams: 5 } },
    ]);
    expect(
      stored.map((event) => liftEvent(definitions, event)).map(({ schemaVersion, data }) => ({ schemaVersion, data })),
    ).toEqual([
      { schemaVersion: 2, data: { grams: 2_000 } },
      { schemaVersion: 2, data: { grams: 5 } },
    ]);
    expect(() => liftEvent({}, stored[0] as RecordedEvent)).toThrow('event type Measured is not defined');
  });
};
