import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type CuttableProxy, createCuttableProxy } from '../../testing/cuttable-proxy.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { createListener, type Listener } from '../listen.ts';

/** The tests of a listener, for each version of PostgreSQL. */
export const listenContract = (createDatabase: () => Promise<TestDatabase>): void => {
  let database: TestDatabase;
  let proxy: CuttableProxy;
  let proxied: string;
  let listener: Listener | undefined;

  beforeEach(async () => {
    database = await createDatabase();
    const url = new URL(database.url);
    proxy = await createCuttableProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    proxied = url.href;
  });
  afterEach(async () => {
    await listener?.close();
    await proxy.close();
    await database.drop();
  });

  /** Far longer than a busy machine needs. */
  const soon = { timeout: 20_000 };
  const notify = (payload: string) => database.pool.query("select pg_notify('news', $1)", [payload]);
  const isListening = () => listener?.isListening('news');

  /** pg warns of what pg 9 refuses: queries that wait for another one of their connection. */
  const warnings = () => {
    const warned = vi.fn();
    process.on('warning', warned);
    onTestFinished(() => void process.off('warning', warned));
    return warned;
  };

  test('delivers JSON payloads, also after the connection was cut', async () => {
    listener = createListener(proxied);
    const received = vi.fn();
    const reconnected = vi.fn();
    listener.onReconnect(reconnected);
    listener.on('news', received);
    await vi.waitUntil(async () => (await notify('{"n":1}')) && received.mock.calls.length > 0, soon);
    expect(received).toHaveBeenLastCalledWith({ n: 1 });

    expect(reconnected).toHaveBeenCalled();
    reconnected.mockClear();
    proxy.cut();
    await vi.waitUntil(() => reconnected.mock.calls.length > 0, soon);
    await notify('not JSON: ignored');
    await notify('null');
    await notify('5');
    await notify('');
    await notify('{"n":2}');
    await vi.waitUntil(() => received.mock.lastCall?.[0].n === 2, soon);
    for (const [payload] of received.mock.calls) expect(payload).toEqual({ n: expect.any(Number) });
  });

  test('listens to all its channels again after a loss, and pg does not warn', async () => {
    const warned = warnings();
    listener = createListener(proxied);
    const received = vi.fn();
    const channels = ['news', 'other news', 'third'];
    for (const channel of channels) listener.on(channel, ({ n }) => received(`${channel} ${n}`));
    const listensToAll = () => channels.every((channel) => listener?.isListening(channel));
    await vi.waitUntil(listensToAll, soon);
    const reconnected = vi.fn();
    listener.onReconnect(reconnected);
    proxy.cut();
    await vi.waitUntil(() => reconnected.mock.calls.length > 0, soon);
    expect(listensToAll()).toBe(true);
    for (const channel of channels) await database.pool.query('select pg_notify($1, \'{"n":1}\')', [channel]);
    await vi.waitUntil(() => received.mock.calls.length === 3, soon);
    expect(received.mock.calls.flat()).toEqual(['news 1', 'other news 1', 'third 1']);
    expect(warned).not.toHaveBeenCalled();
  });

  test('it listens to a new channel when the server has answered, not before', async () => {
    listener = createListener(proxied);
    listener.on('news', () => {});
    await vi.waitUntil(isListening, soon);
    proxy.pause();
    const reconnected = vi.fn();
    listener.onReconnect(reconnected);
    for (let handler = 0; handler < 2; handler += 1) {
      listener.on('late', () => {});
      await setImmediate();
    }
    expect(listener.isListening('late')).toBe(false);
    expect(reconnected).not.toHaveBeenCalled();
    proxy.resume();
    await vi.waitUntil(() => listener?.isListening('late'), soon);
    expect(reconnected).toHaveBeenCalledOnce();
  });

  test('a dead connection is replaced by a new one, and pg does not warn of overlapping checks', async () => {
    const warned = warnings();
    listener = createListener(proxied, { checkEveryMs: 100, timeoutMs: 1_000 });
    const received = vi.fn();
    const reconnected = vi.fn();
    listener.on('news', received);
    await vi.waitUntil(async () => (await notify('{"n":1}')) && received.mock.calls.length > 0, soon);
    listener.onReconnect(reconnected);
    proxy.freeze();
    await vi.waitUntil(() => reconnected.mock.calls.length > 0, soon);
    // Notified until received: a busy machine may lose the new connection, too.
    await vi.waitUntil(async () => (await notify('{"n":2}')) && received.mock.lastCall?.[0].n === 2, soon);
    expect(warned).not.toHaveBeenCalled();
  });

  test('a LISTEN that the server refuses after a loss is repeated on another connection', async () => {
    listener = createListener(proxied);
    listener.on('news', () => {});
    await vi.waitUntil(isListening, soon);
    const reconnected = vi.fn();
    listener.onReconnect(reconnected);
    proxy.garble('LISTEN');
    proxy.cut();
    await vi.waitUntil(() => reconnected.mock.calls.length > 0, soon);
    expect(isListening()).toBe(true);
  });

  test('an outage may be longer than the 3 s after which pg-listen gives up by default', async () => {
    listener = createListener(proxied);
    const received = vi.fn();
    listener.on('news', received);
    await vi.waitUntil(isListening, soon);
    proxy.refuse();
    // Four attempts a second.
    await vi.waitUntil(() => proxy.refused() > 16, soon);
    expect(isListening()).toBe(false);
    proxy.allow();
    await vi.waitUntil(isListening, soon);
    await notify('{"n":1}');
    await vi.waitUntil(() => received.mock.calls.length === 1, soon);
  });

  test('a listener waits for a server that is not running yet', async () => {
    proxy.refuse();
    listener = createListener(proxied);
    const received = vi.fn();
    const reconnected = vi.fn();
    listener.on('news', received);
    listener.onReconnect(reconnected);
    await vi.waitUntil(() => proxy.refused() > 1, soon);
    expect(reconnected).not.toHaveBeenCalled();
    proxy.allow();
    await vi.waitUntil(() => reconnected.mock.calls.length > 0, soon);
    await notify('{"n":3}');
    await vi.waitUntil(() => received.mock.calls.length === 1, soon);
  });

  test('after close it makes no further attempt to connect', async () => {
    proxy.refuse();
    listener = createListener(proxied);
    await vi.waitUntil(() => proxy.refused() > 0, soon);
    await listener.close();

    // A second refused listener shows how long to wait: it tries as often as the closed one did.
    const { hostname: host, port } = new URL(database.url);
    const away = await createCuttableProxy({ host, port: Number(port) });
    away.refuse();
    const other = createListener(Object.assign(new URL(database.url), { host: `127.0.0.1:${away.port}` }).href);
    // The attempt that was scheduled before close is still made.
    await vi.waitUntil(() => away.refused() > 2, soon);
    const attempts = proxy.refused();
    await vi.waitUntil(() => away.refused() > 5, soon);
    expect(proxy.refused()).toBe(attempts);
    proxy.allow();
    await vi.waitUntil(() => away.refused() > 7, soon);
    const { rows } = await database.pool.query(
      `select 1 from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([]);
    await other.close();
    await away.close();
  });

  test('close ends an attempt to connect that is under way', async () => {
    listener = createListener(proxied);
    listener.on('news', () => {});
    await vi.waitUntil(isListening, soon);
    proxy.pause();
    proxy.cut();
    await vi.waitUntil(() => !isListening(), soon);
    await listener.close();
    proxy.resume();
    // A later connection shows that the server has answered the attempt.
    listener = createListener(proxied);
    listener.on('news', () => {});
    await vi.waitUntil(isListening, soon);
    const { rows } = await database.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'matraz-listener'`,
    );
    expect(rows).toHaveLength(1);
    await listener.close();
    expect(isListening()).toBe(false);
  });
};
