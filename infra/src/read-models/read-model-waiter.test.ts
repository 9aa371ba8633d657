import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createListener, type Listener } from '../postgres/listen.ts';
import { type CuttableProxy, createCuttableProxy } from '../testing/cuttable-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createReadModelWaiter, type ReadModelWaiter } from './read-model-waiter.ts';

let database: TestDatabase;
let proxy: CuttableProxy;
let listener: Listener;
let waiter: ReadModelWaiter;

const makeCheckpoint = () =>
  database.pool.query('create schema read; create table read.checkpoint as select 0::numeric as position');
/** What a projector does in its transaction, with or without the message getting through. */
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
  test('ends as soon as the projector says so, for each at its own position', async () => {
    await makeCheckpoint();
    const reached: bigint[] = [];
    const waits = [3n, 1n, 2n, 2n].map((position) =>
      waiter.waitFor(position, 5_000).then((ok) => ok && reached.push(position)),
    );
    await project(2n);
    await Promise.all(waits.slice(1));
    expect(reached.toSorted()).toEqual([1n, 2n, 2n]);
    await project(9n);
    await waits[0];
    expect(waiter.position()).toBe(9n);
    expect(await waiter.waitFor(9n, 0)).toBe(true);
  });

  test('gives up after the time that it was given', async () => {
    await makeCheckpoint();
    const others = [waiter.waitFor(5n, 5_000), waiter.waitFor(7n, 5_000)];
    expect(await waiter.waitFor(6n, 50)).toBe(false);
    await project(7n);
    expect(await Promise.all(others)).toEqual([true, true]);
  });

  test('before the first start of a projector there is nothing, and no error', async () => {
    expect(await waiter.waitFor(1n, 50)).toBe(false);
    expect(waiter.position()).toBe(0n);
  });

  test('a message that was lost is made up for by a look', async () => {
    await makeCheckpoint();
    const waited = waiter.waitFor(4n, 5_000);
    await project(4n, { silently: true });
    expect(await waited).toBe(true);
  });

  test('ten thousand wait at once', async () => {
    await makeCheckpoint();
    const waits = Array.from({ length: 10_000 }, (_, index) => waiter.waitFor(BigInt(10_000 - (index ^ 1)), 20_000));
    await project(10_000n);
    expect((await Promise.all(waits)).every(Boolean)).toBe(true);
  });
});

describe('changes', () => {
  test('are heard as the projector tells them', async () => {
    await makeCheckpoint();
    const heard = vi.fn();
    waiter.onChanged(heard);
    await project(1n, {
      changed: [
        ['u1', 'user'],
        [null, 'topic', 't1'],
      ],
    });
    await vi.waitUntil(() => heard.mock.calls.length > 0, { timeout: 10_000 });
    expect(heard).toHaveBeenCalledWith([
      ['u1', 'user'],
      [null, 'topic', 't1'],
    ]);
  });

  test('after a lost connection everything may have changed, and the position is read again', async () => {
    await makeCheckpoint();
    const heard = vi.fn();
    waiter.onChanged(heard);
    proxy.refuse();
    await project(8n, { changed: [['u1', 'user']] });
    await delay(50);
    proxy.allow();
    await vi.waitUntil(() => heard.mock.calls.length > 0 && waiter.position() === 8n, { timeout: 5_000 });
    expect(heard.mock.calls[0]?.[0]).toContainEqual([null, 'stats']);
  });
});
