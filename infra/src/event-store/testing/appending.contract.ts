import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AppendTooLarge, mostAppendBytes, VersionConflict } from '../port.ts';
import { fulfilled, newCategory, newEvent, numbers, rejected, type StoreHarness } from './harness.ts';

export const appendingContract = (harness: () => StoreHarness): void => {
  test('an append returns the version and the position of its last event', async () => {
    const store = harness().open();
    const stream = `${newCategory()}-1`;
    const first = await store.append(stream, [newEvent(1), newEvent(2)], { expectedVersion: 0 });
    const second = await store.append(stream, [newEvent(3)], { expectedVersion: 2 });
    const events = await store.readStream(stream);
    expect(first).toEqual({ version: 2, position: events[1]?.position, duplicate: false });
    expect(second).toEqual({ version: 3, position: events[2]?.position, duplicate: false });
    expect(await store.head()).toBeGreaterThanOrEqual(second.position);
  });

  test('an event is read as it was appended, with its stream, version and position', async () => {
    const store = harness().open();
    const stream = `${newCategory()}-1`;
    const event = {
      ...newEvent(1),
      data: { n: 1, text: 'Química: ñ, \\ce{H2O}, "…"', list: [1, null, { deep: true }] },
    };
    const { position } = await store.append(stream, [event], { expectedVersion: 0 });
    expect(await store.readStream(stream)).toEqual([{ ...event, stream, version: 1, position }]);
  });

  test('an append with a wrong expected version is refused and appends nothing', async () => {
    const store = harness().open();
    const stream = `${newCategory()}-1`;
    await store.append(stream, [newEvent(1)], { expectedVersion: 0 });
    for (const expectedVersion of [0, 2]) {
      await expect(store.append(stream, [newEvent(9)], { expectedVersion })).rejects.toThrow(VersionConflict);
    }
    await expect(store.append(`${stream}-new`, [newEvent(9)], { expectedVersion: 1 })).rejects.toThrow(VersionConflict);
    expect(numbers(await store.readStream(stream))).toEqual([1]);
  });

  test('of 32 writers on one stream one wins each round', async () => {
    const stores = Array.from({ length: 4 }, () => harness().open());
    const stream = `${newCategory()}-1`;
    const rounds = 10;
    for (let round = 0; round < rounds; round++) {
      const results = await Promise.allSettled(
        Array.from({ length: 32 }, (_, writer) =>
          stores[writer % 4]?.append(stream, [newEvent(round)], { expectedVersion: round }),
        ),
      );
      expect(fulfilled(results)).toMatchObject([{ version: round + 1, duplicate: false }]);
      expect(rejected(results).filter((error) => error instanceof VersionConflict)).toHaveLength(31);
    }
    expect(numbers(await harness().open().readStream(stream))).toEqual(Array.from({ length: rounds }, (_, n) => n));
  });

  test('appends of one store to one stream keep the order of their calls', async () => {
    const store = harness().open();
    const stream = `${newCategory()}-1`;
    const calls = Array.from({ length: 40 }, (_, n) => store.append(stream, [newEvent(n)], { expectedVersion: n }));
    const results = await Promise.allSettled(calls);
    // The calls run concurrently, so an engine may refuse later ones. The stored events must be a prefix in order.
    const stored = numbers(await store.readStream(stream));
    expect(stored).toEqual(Array.from({ length: stored.length }, (_, n) => n));
    expect(fulfilled(results)).toHaveLength(stored.length);
  });

  test('a repeated event id appends nothing and returns the first result, with the old and with the current version', async () => {
    const stream = `${newCategory()}-1`;
    const again = [newEvent(1), newEvent(2)];
    const first = await harness().open().append(stream, again, { expectedVersion: 0 });
    await harness()
      .open()
      .append(stream, [newEvent(3)], { expectedVersion: 2 });
    for (const expectedVersion of [0, 1, 3, 7]) {
      const repeat = await harness().open().append(stream, again, { expectedVersion });
      expect(repeat).toEqual({ version: 2, position: first.position, duplicate: true });
    }
    expect(numbers(await harness().open().readStream(stream))).toEqual([1, 2, 3]);
  });

  test('32 parallel repeats of one append leave one event, and all succeed', async () => {
    const stores = Array.from({ length: 4 }, () => harness().open());
    const stream = `${newCategory()}-1`;
    const event = newEvent(1, 'Counted', randomUUID());
    const results = await Promise.all(
      Array.from({ length: 32 }, (_, i) =>
        (stores[i % 4] ?? harness().open()).append(stream, [event], { expectedVersion: 0 }),
      ),
    );
    const [stored, ...more] = await harness().open().readStream(stream);
    expect(more).toEqual([]);
    expect(new Set(results.map(({ version, position }) => `${version}@${position}`))).toEqual(
      new Set([`1@${stored?.position}`]),
    );
  });

  test('a failed append does not affect concurrent appends', async () => {
    const store = harness().open();
    const category = newCategory();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        store.append(`${category}-${i}`, [newEvent(i)], { expectedVersion: i === 7 ? 3 : 0 }),
      ),
    );
    expect(fulfilled(results)).toHaveLength(19);
    expect(rejected(results)).toEqual([new VersionConflict(`${category}-7`, 3)]);
  });

  test('an append of more than a megabyte is refused, and one below the limit is written', async () => {
    const store = harness().open();
    const stream = `${newCategory()}-1`;
    const load = (bytes: number) =>
      Array.from({ length: 10 }, (_, n) => ({ ...newEvent(n), data: { n, text: 'ñ'.repeat(bytes / 20) } }));
    // The text alone is at the limit, so the event is above it.
    await expect(store.append(stream, load(mostAppendBytes), { expectedVersion: 0 })).rejects.toThrow(AppendTooLarge);
    expect(await store.readStream(stream)).toEqual([]);
    const { version } = await store.append(stream, load(mostAppendBytes - 10_000), { expectedVersion: 0 });
    expect(version).toBe(10);
    expect(await store.readStream(stream)).toHaveLength(10);
  });

  test('an append without events throws', async () => {
    await expect(harness().open().append(`${newCategory()}-1`, [], { expectedVersion: 0 })).rejects.toThrow(RangeError);
  });
};
