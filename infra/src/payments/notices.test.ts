import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { abandonedNotices, handleNotices, keepNotice } from './notices.ts';

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
