import { defineEvent } from '@matraz/contracts/event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { liftEvent } from '../lift-event.ts';
import type { EventStoreDbHarness } from './eventstoredb-harness.ts';
import { foreignEvents, unreadableEvents } from './foreign-events.ts';
import { newCategory, newEvent, numbers, take } from './harness.ts';

const counted = { Counted: defineEvent(z.object({ n: z.number() })) };

/** Other programs write to the same server. */
export const foreignEventsContract = (harness: () => EventStoreDbHarness): void => {
  test('events of other programs are skipped in the log, in a stream and in a subscription', async () => {
    const store = harness().open();
    const category = newCategory();
    const after = await store.head();
    const filter = { streamPrefixes: [`${category}-`] };
    const subscribed = take(store.subscribe({ after, filter, signal: new AbortController().signal }), 2);
    await harness().writeForeign(`${category}-1`, foreignEvents());
    await store.append(`${category}-2`, [newEvent(1)], { expectedVersion: 0 });
    await harness().writeForeign(`${category}-1`, foreignEvents());
    await store.append(`${category}-3`, [newEvent(2)], { expectedVersion: 0 });
    await harness().writeForeign(`${category}-2`, foreignEvents());

    expect(numbers((await store.readAll({ after, limit: 100, filter })).events)).toEqual([1, 2]);
    expect(numbers((await store.readAll({ after, limit: 1, filter })).events)).toEqual([1]);
    expect(numbers(await store.readStream(`${category}-2`))).toEqual([1]);
    expect(await store.readStream(`${category}-1`)).toEqual([]);
    expect(numbers(await subscribed)).toEqual([1, 2]);
  });

  test('foreign events in one of our streams do not count for the limit of a read', async () => {
    const store = harness().open();
    const stream = `${newCategory()}-1`;
    await store.append(stream, [newEvent(1)], { expectedVersion: 0 });
    await harness().writeForeign(stream, foreignEvents());
    await harness()
      .open()
      .append(stream, [newEvent(2), newEvent(3)], { expectedVersion: 1 });
    expect(numbers(await store.readStream(stream, { limit: 2 }))).toEqual([1, 2]);
    expect(numbers(await store.readStream(stream, { limit: 4 }))).toEqual([1, 2, 3]);
    expect(numbers(await store.readStream(stream, { from: 2, limit: 1 }))).toEqual([2]);
  });

  test('a foreign event in one of our streams does not stop appends', async () => {
    const [store, other] = [harness().open(), harness().open()];
    const stream = `${newCategory()}-1`;
    const first = await store.append(stream, [newEvent(1)], { expectedVersion: 0 });
    await harness().writeForeign(stream, foreignEvents());
    // One store has the stream in its cache, the other one reads it now.
    const next = newEvent(2);
    await store.append(stream, [next], { expectedVersion: first.version }).catch(() => {});
    const repeated = await store.append(stream, [next], { expectedVersion: first.version });
    const { version } = await other.append(stream, [newEvent(3)], { expectedVersion: repeated.version });
    expect(numbers(await harness().open().readStream(stream))).toEqual([1, 2, 3]);
    expect((await other.readStream(stream)).at(-1)?.version).toBe(version);
  });

  test('the head is the last event of this platform, because no reader reaches a foreign one', async () => {
    const store = harness().open();
    const stream = `${newCategory()}-1`;
    const { position } = await store.append(stream, [newEvent(1)], { expectedVersion: 0 });
    await harness().writeForeign(newCategory(), foreignEvents());
    expect(await store.head()).toBe(position);
    expect(await harness().open().head()).toBe(position);
  });

  test('an event with our metadata fields but unreadable data is returned, and refused by liftEvent', async () => {
    const store = harness().open();
    const category = newCategory();
    const after = await store.head();
    const broken = unreadableEvents();
    await harness().writeForeign(`${category}-1`, broken);
    const { events } = await store.readAll({ after, limit: 100, filter: { streamPrefixes: [category] } });
    expect(events).toHaveLength(broken.length);
    for (const event of events) expect(() => liftEvent(counted, event)).toThrow();
    // A backup writes them as JSON.
    expect(events.map((event) => JSON.parse(JSON.stringify(event.data)))).toEqual(events.map(({ data }) => data));
    expect(events.every(({ schemaVersion }) => Number.isInteger(schemaVersion))).toBe(true);
  });
};
