import { Socket } from 'node:net';
import { createCuttableProxy } from '@matraz/infra/testing/cuttable-proxy';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { projectorSessions } from '../testing/sessions.ts';
import { connect } from './connection.ts';
import type { SchemaName } from './schemas.ts';

let database: TestDatabase;
let ends: (() => Promise<void>)[];
beforeEach(async () => {
  database = await createTestDatabase();
  ends = [database.drop];
});
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
});

const open = async (schema: SchemaName) => {
  const connection = await connect(database.url, schema);
  ends.push(connection.close);
  return connection;
};
const openThroughProxy = async () => {
  const url = new URL(database.url);
  const proxy = await createCuttableProxy({ host: url.hostname, port: Number(url.port) });
  ends.push(proxy.close);
  url.port = String(proxy.port);
  const connection = await connect(url.href, 'read');
  ends.push(connection.close);
  return { proxy, ...connection };
};
const rows = async (query: string) => (await database.pool.query(query)).rows;
const sessions = () => projectorSessions(database.pool);

describe('a connection', () => {
  test('has its search path and the settings of a writer, and tells the operator whose it is', async () => {
    const { client } = await open('read');
    const { rows: found } = await client.query<{ name: string; value: string }>(
      "select name, current_setting(name) as value from pg_settings where source = 'session'",
    );
    expect(Object.fromEntries(found.map(({ name, value }) => [name, value]))).toEqual({
      search_path: 'read',
      TimeZone: 'UTC',
      synchronous_commit: 'off',
      tcp_keepalives_idle: '2',
      tcp_keepalives_interval: '1',
      tcp_keepalives_count: '2',
      idle_in_transaction_session_timeout: '30s',
      enable_seqscan: 'off',
      jit: 'off',
    });
    expect(await sessions()).toHaveLength(1);
  });

  test('asks the system to detect a dead server', async () => {
    const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
    onTestFinished(() => keepAlive.mockRestore());
    const { client } = await open('read');
    expect(keepAlive.mock.contexts).toContain(client.connection.stream);
  });

  test('sends a statement although the one before it has no answer yet', async () => {
    const { client } = await open('read');
    const stream = client.connection.stream as Socket;
    const first = client.query('select 1');
    const before = stream.bytesWritten;
    const second = client.query('select 2');
    expect(stream.bytesWritten).toBeGreaterThan(before);
    await Promise.all([first, second]);
  });
});

describe('a connection is lost', () => {
  test('when the server ends it, before anything else hears of it', async () => {
    const { client, lost } = await open('read');
    expect(lost.aborted).toBe(false);
    const wasLost = new Promise((resolve) => client.once('error', () => resolve(lost.aborted)));
    const [session] = await sessions();
    await rows(`select pg_terminate_backend(${session?.pid})`);
    expect(await wasLost).toBe(true);
  });

  test('when it is closed', async () => {
    const { lost, close } = await open('read');
    expect(lost.aborted).toBe(false);
    await close();
    expect(lost.aborted).toBe(true);
    await expect.poll(sessions).toEqual([]);
  });

  test('when nothing arrives on it any more, although its statement may take two minutes', async () => {
    const { proxy, client, lost } = await openThroughProxy();
    proxy.freeze();
    await expect(client.query('select')).rejects.toThrow('Connection terminated');
    expect(lost.aborted).toBe(true);
  });
});

test('close ends a connection although the server never confirms it', async () => {
  const { proxy, client, close } = await openThroughProxy();
  proxy.pause();
  await close();
  expect(client.connection.stream.destroyed).toBe(true);
});

test('a connection that the server does not accept in full is closed, and the error is passed on', async () => {
  await expect(connect(database.url, 'read next' as SchemaName)).rejects.toThrow('syntax error');
  await expect.poll(sessions).toEqual([]);
});
