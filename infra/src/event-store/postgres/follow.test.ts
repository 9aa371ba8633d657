import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../../logging/logger.ts';
import type { EventBatch, ReadAllOptions, RecordedEvent, SubscribeOptions } from '../port.ts';
import { newEvent, numbers } from '../testing/harness.ts';
import { follow } from './follow.ts';

// The test moves the clock of the poll, so it can count reads without waiting.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A read takes one turn. A loop that does not sleep reads about twenty times here. */
const settled = async () => {
  for (let turns = 0; turns < 20; turns++) await turn();
};

type Hear = (payload: Record<string, unknown>) => void;

/** A subscription to a log in memory. The test sends its NOTIFY and counts its reads. */
const subscribed = () => {
  const log: RecordedEvent[] = [];
  const handlers = new Map<string, Hear>();
  const listenTo = (channel: string, handler: Hear) => {
    handlers.set(channel, handler);
    return () => void handlers.delete(channel);
  };
  const append = (...values: number[]) => {
    for (const n of values) {
      const version = log.length + 1;
      log.push({ ...newEvent(n), stream: 'log-1', version, position: BigInt(version) });
    }
  };
  const readAll = vi.fn(async ({ after, limit }: ReadAllOptions): Promise<EventBatch> => {
    const events = log.filter(({ position }) => position > after).slice(0, limit);
    await turn();
    return { events, position: events.at(-1)?.position ?? after };
  });
  const lines: string[] = [];
  const logger = createLogger('test', { write: (line) => lines.push(line) });
  const listener = {
    on: listenTo,
    onReconnect: (handler: () => void) => listenTo('reconnect', handler),
    isListening: () => true,
    close: async () => {},
  };
  const stopping = new AbortController();
  const received: unknown[][] = [];
  const start = async (options: Pick<SubscribeOptions, 'filter'> = {}) => {
    const batches = follow(
      { listener, readAll, logger },
      { after: 0n, batchSize: 2, signal: stopping.signal, ...options },
    );
    for await (const { events } of batches) received.push(numbers(events));
  };
  return {
    append,
    readAll,
    received,
    lines,
    channels: () => [...handlers.keys()],
    ring: (channel = 'matraz_events', payload = {}) => handlers.get(channel)?.(payload),
    start,
    stop: () => stopping.abort(),
  };
};

test('an idle subscription reads once per NOTIFY and once per second', async () => {
  const { readAll, ring, start, stop } = subscribed();
  const ended = start();
  await settled();
  expect(readAll).toHaveBeenCalledTimes(1);
  ring();
  await settled();
  expect(readAll).toHaveBeenCalledTimes(2);
  for (let rings = 0; rings < 5; rings++) ring();
  await settled();
  expect(readAll).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(999);
  await settled();
  expect(readAll).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1);
  await settled();
  expect(readAll).toHaveBeenCalledTimes(4);
  expect(vi.getTimerCount()).toBe(1);
  stop();
  await ended;
});

test('a filtered subscription reads once for all appends of 50 ms', async () => {
  const { append, readAll, received, ring, start, stop } = subscribed();
  const ended = start({ filter: { types: ['Counted'] } });
  await settled();
  append(1);
  for (let rings = 0; rings < 20; rings++) {
    ring();
    await settled();
  }
  expect(readAll).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(50);
  await settled();
  expect(readAll).toHaveBeenCalledTimes(2);
  expect(received).toEqual([[1]]);
  ring();
  await settled();
  stop();
  await ended;
  expect(vi.getTimerCount()).toBe(0);
});

test('a filtered subscription sleeps on when an append has only other types, and misses nothing', async () => {
  const { append, readAll, received, ring, start, stop } = subscribed();
  const ended = start({ filter: { types: ['Counted'] } });
  const notify = (payload: object) => ring('matraz_events', payload);
  const gathered = async () => {
    await settled();
    vi.advanceTimersByTime(50);
    await settled();
  };
  await settled();
  append(1);
  notify({ position: '1', types: ['Answered', 'Saved'] });
  await gathered();
  expect(readAll).toHaveBeenCalledTimes(1);
  append(2);
  notify({ position: '2', types: ['Answered', 'Counted'] });
  await gathered();
  expect(received).toEqual([[1, 2]]);
  const { length } = readAll.mock.calls;
  for (const payload of [{ position: '3' }, { types: 'Answered' }, {}]) {
    notify(payload);
    await gathered();
  }
  expect(readAll).toHaveBeenCalledTimes(length + 3);
  stop();
  await ended;
});

test('the poll finds an event whose NOTIFY did not name it', async () => {
  const { append, received, ring, start, stop } = subscribed();
  const ended = start({ filter: { types: ['Counted'] } });
  await settled();
  append(1);
  ring('matraz_events', { types: ['Answered'] });
  vi.advanceTimersByTime(1_000);
  await settled();
  vi.advanceTimersByTime(50);
  await settled();
  expect(received).toEqual([[1]]);
  stop();
  await ended;
});

test('an unfiltered subscription reads after every append', async () => {
  const { append, received, ring, start, stop } = subscribed();
  const ended = start();
  await settled();
  append(1);
  ring('matraz_events', { types: ['Answered'] });
  await settled();
  expect(received).toEqual([[1]]);
  stop();
  await ended;
});

test('a new connection of the listener starts a read', async () => {
  const { append, received, ring, start, stop } = subscribed();
  const ended = start();
  await settled();
  append(1);
  ring('reconnect');
  await settled();
  expect(received).toEqual([[1]]);
  stop();
  await ended;
});

test('an event that is appended during a read is read without waiting for the poll', async () => {
  const { append, readAll, received, ring, start, stop } = subscribed();
  const ended = start();
  append(1);
  ring();
  await settled();
  expect(received).toEqual([[1]]);
  expect(readAll.mock.calls.map(([{ after }]) => after)).toEqual([0n, 0n]);
  stop();
  await ended;
});

test('full pages are read one after the other without a pause', async () => {
  const { append, readAll, received, start, stop } = subscribed();
  append(1, 2, 3, 4, 5);
  const ended = start();
  await settled();
  expect(received).toEqual([[1, 2], [3, 4], [5]]);
  expect(readAll.mock.calls.map(([options]) => options)).toEqual([0n, 2n, 4n].map((after) => ({ after, limit: 2 })));
  stop();
  await ended;
});

test('a read that fails is logged and repeated from the same position', async () => {
  vi.useRealTimers();
  const { append, readAll, received, lines, start, stop } = subscribed();
  append(1, 2, 3);
  const away = new Error('the server is away');
  const read = readAll.getMockImplementation();
  readAll
    .mockImplementationOnce(async (options) => (await read?.(options)) as EventBatch)
    .mockRejectedValueOnce(away)
    .mockRejectedValueOnce(away);
  const ended = start();
  await vi.waitUntil(() => received.length === 2, { timeout: 20_000 });
  expect(received).toEqual([[1, 2], [3]]);
  expect(readAll.mock.calls.slice(0, 4).map(([{ after }]) => after)).toEqual([0n, 2n, 2n, 2n]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { failures: 1, msg: 'the event log could not be read', err: { message: 'the server is away' } },
    { failures: 2 },
  ]);
  stop();
  await ended;
});

test('an aborted subscription ends, yields no more events and stops listening', async () => {
  const { append, channels, received, readAll, ring, start, stop } = subscribed();
  const ended = start();
  await settled();
  expect(channels()).toEqual(['matraz_events', 'reconnect']);
  append(1);
  ring();
  stop();
  await ended;
  expect(received).toEqual([]);
  expect(channels()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  expect(readAll.mock.calls.length).toBeLessThanOrEqual(2);
});
