import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createListener, type Listener } from '../postgres/listen.ts';
import type { Pool } from '../postgres/pool.ts';
import { type CuttableProxy, createCuttableProxy } from '../testing/cuttable-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createReadModelWaiter, type ReadModelWaiter } from './read-model-waiter.ts';

let database: TestDatabase;
let proxy: CuttableProxy;
let listener: Listener;
let waiter: ReadModelWaiter;

const makeCheckpoint = () =>
  database.pool.query('create schema read; create table read.checkpoint as select 0::numeric as position');
/** The part of a projector's transaction that moves the checkpoint, with or without a notification. */
const project = async (position: bigint, { changed = [] as unknown[], silently = false } = {}) => {
  await database.pool.query('update read.checkpoint set position = $1', [String(position)]);
  const message = JSON.stringify({ position: String(position), changed });
  if (!silently) await database.pool.query("select pg_notify('matraz_read', $1)", [message]);
};

beforeEach(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await createCuttableProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  listener = createListener(url.href);
  waiter = createReadModelWaiter({ pool: database.pool, listener });
  await new Promise<void>((resolve) => listener.onReconnect(resolve));
});
afterEach(async () => {
  waiter.close();
  await listener.close();
  await proxy.close();
  await database.drop();
});

describe('waiting for the read models', () => {
  test("ends with the projector's notification, for each caller at its own position", async () => {
    await makeCheckpoint();
    const reached: bigint[] = [];
    const waits = [3n, 1n, 2n, 2n].map((position) =>
      waiter.waitFor(position, 20_000).then((ok) => ok && reached.push(position)),
    );
    await project(2n);
    await Promise.all(waits.slice(1));
    expect(reached.toSorted()).toEqual([1n, 2n, 2n]);
    await project(9n);
    await waits[0];
    expect(waiter.position()).toBe(9n);
    expect(await waiter.waitFor(9n, 0)).toBe(true);
  });

  test('ends after the timeout', async () => {
    await makeCheckpoint();
    const others = [waiter.waitFor(5n, 20_000), waiter.waitFor(7n, 20_000)];
    expect(await waiter.waitFor(6n, 50)).toBe(false);
    await project(7n);
    expect(await Promise.all(others)).toEqual([true, true]);
  });

  test('reports position 0 before the first start of a projector', async () => {
    expect(await waiter.waitFor(1n, 50)).toBe(false);
    expect(waiter.position()).toBe(0n);
  });

  test('polls the position when a notification is lost', async () => {
    await makeCheckpoint();
    const waited = waiter.waitFor(4n, 20_000);
    await project(4n, { silently: true });
    expect(await waited).toBe(true);
  });

  test('supports ten thousand concurrent waits', async () => {
    await makeCheckpoint();
    const waits = Array.from({ length: 20_000 }, (_, index) => waiter.waitFor(BigInt(10_000 - (index ^ 1)), 20_000));
    await project(10_000n);
    expect((await Promise.all(waits)).every(Boolean)).toBe(true);
  });
});

describe('changes', () => {
  test('are passed on as the projector notifies them', async () => {
    await makeCheckpoint();
    const received = vi.fn();
    waiter.onChanged(received);
    await project(1n, {
      changed: [
        ['u1', 'user'],
        [null, 'topic', 't1'],
      ],
    });
    await vi.waitUntil(() => received.mock.calls.length > 0, { timeout: 20_000 });
    const changes = [
      ['u1', 'user'],
      [null, 'topic', 't1'],
    ];
    expect(received).toHaveBeenCalledWith(changes, 1n);
  });

  test('are missed while a position is known only from a read', async () => {
    await makeCheckpoint();
    await project(1n);
    await vi.waitUntil(() => waiter.position() === 1n && waiter.hasHeardAll(), { timeout: 20_000 });
    await project(2n, { silently: true });
    await waiter.waitFor(2n, 20_000);
    expect(waiter.hasHeardAll()).toBe(false);
    await project(3n);
    await waiter.waitFor(3n, 20_000);
    expect(waiter.hasHeardAll()).toBe(true);
  });

  test('after a lost connection everything may have changed, and the position is read again', async () => {
    await makeCheckpoint();
    const received = vi.fn();
    waiter.onChanged(received);
    proxy.refuse();
    await project(8n, { changed: [['u1', 'user']] });
    await vi.waitUntil(() => proxy.refused() > 0, { timeout: 20_000 });
    proxy.allow();
    await vi.waitUntil(() => received.mock.calls.length > 0 && waiter.position() === 8n, { timeout: 20_000 });
    expect(received.mock.calls[0]?.[0]).toContainEqual([null, 'stats']);
  });
});

describe('after the database was restored from an older copy', () => {
  /** Sets the position of the restored copy. A restore sends no notification. */
  const restoreTo = (position: bigint) => project(position, { silently: true });
  const isAt = (position: bigint, one = waiter) => vi.waitUntil(() => one.position() === position, { timeout: 20_000 });

  test('the position goes back on a new connection, and an old position is waited for again', async () => {
    await makeCheckpoint();
    await project(9n);
    await isAt(9n);
    await restoreTo(3n);
    proxy.cut();
    await isAt(3n);
    expect(await waiter.waitFor(3n, 0)).toBe(true);
    expect(await waiter.waitFor(4n, 0)).toBe(false);
    const waited = waiter.waitFor(5n, 20_000);
    await project(5n);
    expect(await waited).toBe(true);
  });

  test('a read that fails on the new connection is repeated, also without waiting callers', async () => {
    await makeCheckpoint();
    let failures = 0;
    let isAway = false;
    const query = async (sql: string) => {
      if (!isAway) return database.pool.query(sql);
      failures += 1;
      throw new Error('the server is away');
    };
    const other = createReadModelWaiter({ pool: { query } as Pick<Pool, 'query'>, listener });
    await project(9n);
    await isAt(9n, other);
    await restoreTo(3n);
    isAway = true;
    proxy.cut();
    await vi.waitUntil(() => failures > 1, { timeout: 20_000 });
    expect(other.position()).toBe(9n);
    isAway = false;
    await isAt(3n, other);
    other.close();
  });

  test('on the same connection a lower position is an old answer and is ignored', async () => {
    await makeCheckpoint();
    await project(9n);
    await isAt(9n);
    await restoreTo(3n);
    const looks = vi.spyOn(database.pool, 'query');
    const waited = waiter.waitFor(10n, 20_000);
    await vi.waitUntil(() => looks.mock.calls.length > 1, { timeout: 20_000 });
    expect(waiter.position()).toBe(9n);
    await project(10n);
    expect(await waited).toBe(true);
  });

  test('a notification during the read on a new connection is newer than the read', async () => {
    await makeCheckpoint();
    await restoreTo(3n);
    const answer = Promise.withResolvers<void>();
    let asked = 0;
    const query = async (sql: string) => {
      const result = await database.pool.query(sql);
      asked += 1;
      await answer.promise;
      return result;
    };
    const other = createReadModelWaiter({ pool: { query } as Pick<Pool, 'query'>, listener });
    proxy.cut();
    await vi.waitUntil(() => asked > 0, { timeout: 20_000 });
    await project(6n);
    await isAt(6n, other);
    answer.resolve();
    await turn();
    expect(other.position()).toBe(6n);
    other.close();
  });
});
