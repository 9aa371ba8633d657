import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Logger } from '../logging/logger.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createPostgresSnapshots } from './postgres-snapshots.ts';

let database: TestDatabase;
const warn = vi.fn();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => warn.mockClear());

const open = () => createPostgresSnapshots({ pool: database.pool, logger: { warn } as unknown as Logger });
const snapshot = (version: number) => ({
  version,
  event: { eventId: '0192f0c1-0000-7000-8000-000000000001', occurredAt: '2026-11-20T12:00:00.123Z' },
  state: { answers: new Map([['q1', 2]]), keys: Int32Array.of(1, -2) },
});

test('the last snapshot of a stream and kind is found, also when its version is lower', async () => {
  const snapshots = open();
  for (const version of [300, 600, 450]) await snapshots.save('attempt-1', 'record-1', snapshot(version));
  expect(await open().find('attempt-1', 'record-1')).toEqual(snapshot(450));
  expect(await open().find('attempt-1', 'record-2')).toBeUndefined();
  expect(await open().find('attempt-2', 'record-1')).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test('a snapshot has the state of the call, although the caller changes it while it is written', async () => {
  const { version, event, state } = snapshot(300);
  const saving = open().save('attempt-3', 'record-1', { version, event, state });
  state.answers.set('q2', 0);
  state.keys[0] = 7;
  await saving;
  expect(await open().find('attempt-3', 'record-1')).toEqual(snapshot(300));
});

test('no call fails: each failure is logged', async () => {
  vi.spyOn(database.pool, 'query').mockImplementation(() => Promise.reject(new Error('the server is away')));
  onTestFinished(() => void vi.restoreAllMocks());
  await open().save('attempt-4', 'record-1', snapshot(300));
  expect(await open().find('attempt-4', 'record-1')).toBeUndefined();
  await open().save('attempt-4', 'record-1', { ...snapshot(300), state: () => 'no plain data' });
  expect(warn.mock.calls.map(([, problem]) => problem)).toEqual([
    'a snapshot could not be written',
    'a snapshot could not be read',
    'a snapshot could not be written',
  ]);
});

test('a close waits for the writes, and later snapshots are not written', async () => {
  const snapshots = open();
  void snapshots.save('attempt-5', 'record-1', snapshot(300));
  await snapshots.close();
  await snapshots.save('attempt-6', 'record-1', snapshot(300));
  expect(await open().find('attempt-5', 'record-1')).toEqual(snapshot(300));
  expect(await open().find('attempt-6', 'record-1')).toBeUndefined();
});

test('of 100 snapshots at once 20 are written', async () => {
  const snapshots = open();
  await Promise.all(Array.from({ length: 100 }, (_, n) => snapshots.save(`many-${n}`, 'record-1', snapshot(300))));
  const { rowCount } = await database.pool.query(`select from es.snapshots where stream like 'many-%'`);
  expect(rowCount).toBe(20);
});
