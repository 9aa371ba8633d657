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

test('while a page is written the next one is read, and only that one', async () => {
  const { store, reads } = openLog();
  const pages = pagesAfter(store, 0n, 4, positions);
  await pages.next();
  expect(reads).toEqual([0n, 4n]);
  await pages.next();
  expect(reads).toEqual([0n, 4n, 8n]);
});

test('a failed read rejects for the caller that takes its page', async () => {
  for (const takesTheNext of [true, false]) {
    const { store, fail } = openLog();
    const pages = pagesAfter(store, 0n, 4, positions);
    expect(await pages.next()).toMatchObject({ value: [1, 2, 3, 4] });
    fail();
    // The second page was read already. The third fails.
    expect(await pages.next()).toMatchObject({ value: [5, 6, 7, 8] });
    if (takesTheNext) await expect(pages.next()).rejects.toThrow('the log is away');
    else expect(await pages.return(undefined)).toMatchObject({ done: true });
  }
});
