import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPool } from '../../postgres/pool.ts';
import { type CuttableProxy, createCuttableProxy } from '../../testing/cuttable-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type EventStore, VersionConflict } from '../port.ts';
import { fulfilled, newEvent, numbers, rejected } from '../testing/harness.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { holdWritersLock, untilWriterWaits } from './testing/writers-lock.ts';

let database: TestDatabase;
let store: EventStore;
beforeEach(async () => {
  database = await createTestDatabase();
  store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

/** Hears the NOTIFY of appends from now on. */
const listenToAppends = async () => {
  const listening = new pg.Client({ connectionString: database.url });
  await listening.connect();
  const received = vi.fn();
  listening.on('notification', ({ payload }) => received(payload));
  await listening.query('listen matraz_events');
  return { received, end: () => listening.end() };
};

test('64 appends of one turn are one transaction, one NOTIFY with the last position and the types, and no gap', async () => {
  const { received, end } = await listenToAppends();

  const results = await Promise.all(
    Array.from({ length: 64 }, (_, i) => store.append(`together-${i}`, [newEvent(i)], { expectedVersion: 0 })),
  );
  expect(results.map(({ position }) => position)).toEqual(Array.from({ length: 64 }, (_, i) => BigInt(i + 1)));
  const { rows } = await database.pool.query('select count(distinct xmin::text)::int as transactions from es.events');
  expect(rows).toEqual([{ transactions: 1 }]);
  await vi.waitUntil(() => received.mock.calls.length > 0, { timeout: 10_000 });
  expect(received.mock.calls).toEqual([['{"position":"64","types":["Counted"]}']]);
  await end();
});

test('an append that is refused or repeated wakes no reader', async () => {
  const event = newEvent(1);
  await store.append('quiet-1', [event], { expectedVersion: 0 });
  const { received, end } = await listenToAppends();

  await store.append('quiet-1', [event], { expectedVersion: 0 });
  await expect(store.append('quiet-1', [newEvent(2)], { expectedVersion: 7 })).rejects.toThrow(VersionConflict);
  await store.append('quiet-1', [newEvent(2)], { expectedVersion: 1 });
  await vi.waitUntil(() => received.mock.lastCall?.[0] === '{"position":"2","types":["Counted"]}', { timeout: 10_000 });
  expect(received).toHaveBeenCalledTimes(1);
  await end();
});

test('an append of events that can wait wakes no reader, and is read with the next other one or within a second', async () => {
  const { received, end } = await listenToAppends();
  const patient = createPostgresEventStore({
    pool: database.pool,
    connectionString: database.url,
    typesThatCanWait: ['Saved', 'Cleared'],
  });
  const stopping = new AbortController();
  const subscription = patient.subscribe({ after: 0n, signal: stopping.signal })[Symbol.asyncIterator]();
  const append = (stream: string, ...types: string[]) =>
    patient.append(
      stream,
      types.map((type, n) => newEvent(n, type)),
      { expectedVersion: 0 },
    );

  await append('first-1', 'Saved', 'Cleared');
  expect((await subscription.next()).value?.position).toBe(2n);
  await append('second-1', 'Saved');
  expect((await subscription.next()).value?.position).toBe(3n);
  expect(received).not.toHaveBeenCalled();
  await append('both-1', 'Saved', 'Started');
  await vi.waitUntil(() => received.mock.calls.length > 0, { timeout: 10_000 });
  expect(received.mock.calls).toEqual([['{"position":"5","types":["Saved", "Started"]}']]);
  expect((await subscription.next()).value?.position).toBe(5n);
  stopping.abort();
  await patient.close();
  await end();
});

test('the NOTIFY of more types than a payload holds names none', async () => {
  const { received, end } = await listenToAppends();
  const events = Array.from({ length: 90 }, (_, n) => newEvent(n, `${n} ${'ñ'.repeat(50)}`));
  await store.append('many-types', events, { expectedVersion: 0 });
  await vi.waitUntil(() => received.mock.calls.length > 0, { timeout: 10_000 });
  expect(received.mock.calls).toEqual([['{"position":"90"}']]);
  await end();
});

test('closing the store settles the appends that it accepted', async () => {
  const release = await holdWritersLock(database.pool);
  const happened: string[] = [];
  const accepted = store.append('last-1', [newEvent(1)], { expectedVersion: 0 }).then(() => happened.push('appended'));
  const closing = store.close().then(() => happened.push('closed'));
  await release();
  await Promise.all([accepted, closing]);
  expect(happened).toEqual(['appended', 'closed']);
});

test('a text that PostgreSQL cannot store fails its own append only', async () => {
  const bad = { ...newEvent(1), data: { text: 'a null byte: \u0000' } };
  const results = await Promise.allSettled([
    store.append('good-1', [newEvent(1)], { expectedVersion: 0 }),
    store.append('bad-1', [bad], { expectedVersion: 0 }),
    store.append('good-2', [newEvent(2)], { expectedVersion: 0 }),
  ]);
  expect(fulfilled(results)).toHaveLength(2);
  expect(rejected(results)).toEqual([expect.objectContaining({ code: '22P05' })]);
  expect(await store.readStream('bad-1')).toEqual([]);
});

test('an append that is too large for an index of PostgreSQL fails alone', async () => {
  const tooLong = Array.from({ length: 250 }, () => randomUUID()).join('');
  const results = await Promise.allSettled([
    store.append('near-1', [newEvent(1)], { expectedVersion: 0 }),
    store.append(tooLong, [newEvent(1)], { expectedVersion: 0 }),
  ]);
  expect(fulfilled(results)).toHaveLength(1);
  expect(rejected(results)).toEqual([expect.objectContaining({ code: '54000' })]);
});

test('an event id of another stream is refused, and the other appends of the batch are written', async () => {
  const event = newEvent(1, 'Counted', randomUUID());
  await store.append('one-1', [event], { expectedVersion: 0 });
  const results = await Promise.allSettled([
    store.append('near-1', [newEvent(1)], { expectedVersion: 0 }),
    store.append('other-1', [event], { expectedVersion: 0 }),
    store.append('near-2', [newEvent(2)], { expectedVersion: 0 }),
  ]);
  expect(fulfilled(results).map(({ position }) => position)).toEqual([2n, 3n]);
  expect(rejected(results)).toEqual([expect.objectContaining({ code: '23505' })]);
  expect(await store.readStream('other-1')).toEqual([]);
});

test('an append whose connection is cut during the commit may be written or not, and is written once after a repeat', async () => {
  const url = new URL(database.url);
  const proxy: CuttableProxy = await createCuttableProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const pool = createPool(url.href, { max: 2 });
  const cutStore = createPostgresEventStore({ pool, connectionString: url.href });
  let failures = 0;
  const appendUntilDone = async (stream: string, n: number) => {
    const event = newEvent(n);
    for (;;) {
      try {
        return await cutStore.append(stream, [event], { expectedVersion: n });
      } catch {
        failures += 1;
      }
    }
  };
  for (let n = 0; n < 5; n++) {
    const release = await holdWritersLock(database.pool);
    const appends = Array.from({ length: 40 }, (_, i) => appendUntilDone(`cut-${i}`, n));
    const writer = await untilWriterWaits(database.pool);
    // Odd rounds: the server does not commit. Even rounds: it commits after the cut, so only its reply is lost.
    if (n % 2 === 1) await database.pool.query('select pg_terminate_backend($1)', [writer]);
    proxy.cut();
    await release();
    await Promise.all(appends);
  }
  expect(failures).toBeGreaterThanOrEqual(200);
  for (let i = 0; i < 40; i++) expect(numbers(await store.readStream(`cut-${i}`))).toEqual([0, 1, 2, 3, 4]);
  expect(await store.head()).toBe(200n);
  await cutStore.close();
  await pool.end();
  await proxy.close();
});
