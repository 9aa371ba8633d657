import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { abandonedNotices, handleNotices, isSigned, keepNotice, sign } from './notices.ts';

const secret = 'a secret of the test';
const now = new Date('2026-03-20T12:00:00Z');
const notice = { dataId: '1300000001', requestId: 'request-1' };
const signature = sign(notice, secret, now);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

test('a notice that was signed with the secret is accepted for a day', () => {
  for (const seconds of [0, 1, 86_400, -86_400])
    expect(isSigned({ ...notice, signature }, secret, later(seconds))).toBe(true);
});

test('the time of a notice may be in milliseconds', () => {
  const ts = now.getTime();
  const hash = createHmac('sha256', secret)
    .update(`id:${notice.dataId};request-id:${notice.requestId};ts:${ts};`)
    .digest('hex');
  const signed = { ...notice, signature: `ts=${ts},v1=${hash}` };
  expect(isSigned(signed, secret, now)).toBe(true);
  expect(isSigned(signed, secret, later(86_401))).toBe(false);
});

describe('a notice is refused', () => {
  test.each([
    ['too old', { ...notice, signature }, secret, later(86_401)],
    ['of the future', { ...notice, signature }, secret, later(-86_401)],
    ['for another payment', { ...notice, dataId: '2', signature }, secret, now],
    ['of another request', { ...notice, requestId: 'request-2', signature }, secret, now],
    ['with another secret', { ...notice, signature: sign(notice, 'another', now) }, secret, now],
    ['without a signature', { ...notice, signature: '' }, secret, now],
    ['with half a signature', { ...notice, signature: signature.slice(0, -2) }, secret, now],
    ['without a time', { ...notice, signature: signature.replace(/^ts=\d+,/, '') }, secret, now],
    ['with a time that is no number', { ...notice, signature: signature.replace(/ts=\d+/, 'ts=x') }, secret, now],
    ['without a hash', { ...notice, signature: `ts=${now.getTime() / 1000}` }, secret, now],
    ['with another version', { ...notice, signature: signature.replace('v1=', 'v9=') }, secret, now],
  ])('%s', (_, given, key, at) => {
    expect(isSigned(given, key, at)).toBe(false);
  });
});

test('an empty secret is a fault of the configuration', () => {
  expect(() => isSigned({ ...notice, signature: sign(notice, '', now) }, '', now)).toThrow('empty');
});

let database: TestDatabase;
let tried: string[];
let givenUp: string[];
let failures: number;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  tried = [];
  givenUp = [];
  failures = Number.POSITIVE_INFINITY;
  await database.pool.query('truncate payments.notices');
});
afterAll(() => database.drop());

const run = (during: () => Promise<void> = async () => {}) =>
  handleNotices(database.pool, {
    handle: async (id) => {
      tried.push(id);
      await during();
      if (failures-- > 0) throw new Error('not now');
    },
    onFailure: () => {},
    onGiveUp: (id) => givenUp.push(id),
  });
const rows = async () =>
  (await database.pool.query('select failures, extract(epoch from due_at - now())::int as wait from payments.notices'))
    .rows;
/** The pause of a failed notice is over; one that was given up stays. */
const passPause = () => database.pool.query("update payments.notices set due_at = now() where due_at < 'infinity'");

test('a notice that was handled is gone', async () => {
  failures = 0;
  await keepNotice(database.pool, '1');
  expect(await run()).toBe(1);
  expect(await rows()).toEqual([]);
});

test('a notice that fails is tried again with doubled pauses, up to an hour', async () => {
  await keepNotice(database.pool, '1');
  const waits: number[] = [];
  for (let count = 0; count < 14; count++, await passPause()) {
    await run();
    waits.push((await rows())[0].wait);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]);
});

test('a notice that always fails is given up and reported', async () => {
  await keepNotice(database.pool, '1');
  await database.pool.query('update payments.notices set failures = 57');
  for (let count = 0; count < 6; count++, await passPause()) await run();
  expect(tried).toHaveLength(3);
  expect(givenUp).toEqual(['1']);
  expect(await abandonedNotices(database.pool)).toEqual(['1']);
});

test('a notice that was given up and arrives again is tried once more', async () => {
  await keepNotice(database.pool, '1');
  await database.pool.query('update payments.notices set failures = 59');
  await run();
  await keepNotice(database.pool, '1');
  await run();
  await run();
  expect(tried).toHaveLength(2);
  expect(await abandonedNotices(database.pool)).toEqual(['1']);
  failures = 0;
  await keepNotice(database.pool, '1');
  await run();
  expect(await abandonedNotices(database.pool)).toEqual([]);
});

test('a notice that arrives while it fails is tried again at once', async () => {
  failures = 1;
  await keepNotice(database.pool, '1');
  await run(() => (tried.length === 1 ? keepNotice(database.pool, '1') : Promise.resolve()));
  expect(tried).toEqual(['1', '1']);
  expect(await rows()).toEqual([]);
});
