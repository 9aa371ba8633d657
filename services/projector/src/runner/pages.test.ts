import { setTimeout as delay } from 'node:timers/promises';
import type { EventBatch, EventStore, Position, RecordedEvent } from '@matraz/infra/event-store/port';
import { expect, test } from 'vitest';
import { id, recorded } from '../testing/events.ts';
import { pagesAfter } from './pages.ts';

const log = recorded(Array.from({ length: 10 }, (_, n) => ({ type: 'AccountOpened', data: { userId: id(`u${n}`) } })));

/** A log of ten events that records the positions of its reads. `fail` makes the next read fail. */
const openLog = () => {
  const reads: Position[] = [];
  let failing = false;
  const readAll: EventStore['readAll'] = async ({ after, limit }) => {
    reads.push(after);
    if (failing) throw new Error('the log is away');
    const events = log.slice(Number(after), Number(after) + limit);
    return { events, position: events.at(-1)?.position ?? after };
  };
  const fail = () => {
    failing = true;
  };
  return { store: { readAll } as EventStore, reads, fail };
};
const positions = ({ events }: EventBatch) => events.map(({ position }: RecordedEvent) => Number(position));

const all = async (pages: AsyncIterable<number[]>) => {
  const found: number[][] = [];
  for await (const page of pages) found.push(page);
  return found;
};

test('the pages are the log after a position, up to its end', async () => {
  const { store } = openLog();
  expect(await all(pagesAfter(store, 2n, 3, positions))).toEqual([
    [3, 4, 5],
    [6, 7, 8],
    [9, 10],
  ]);
  expect(await all(pagesAfter(store, 10n, 3, positions))).toEqual([]);
});

test('while a page is written the next one is prepared and the one after it is read, and no more', async () => {
  const { store, reads } = openLog();
  const pages = pagesAfter(store, 0n, 3, positions);
  await pages.next();
  await expect.poll(() => reads).toEqual([0n, 3n, 6n]);
  await delay(20);
  expect(reads).toHaveLength(3);
  await pages.next();
  await expect.poll(() => reads).toEqual([0n, 3n, 6n, 9n]);
});

test('a failed read rejects for the caller that takes its page', async () => {
  for (const takesTheNext of [true, false]) {
    const { store, reads, fail } = openLog();
    const pages = pagesAfter(store, 0n, 2, positions);
    expect(await pages.next()).toMatchObject({ value: [1, 2] });
    await expect.poll(() => reads).toEqual([0n, 2n, 4n]);
    fail();
    // The second and the third page were read already. The fourth fails.
    expect(await pages.next()).toMatchObject({ value: [3, 4] });
    expect(await pages.next()).toMatchObject({ value: [5, 6] });
    if (takesTheNext) await expect(pages.next()).rejects.toThrow('the log is away');
    else expect(await pages.return(undefined)).toMatchObject({ done: true });
  }
});
