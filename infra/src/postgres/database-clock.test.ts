import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createDatabaseClock, offsetAfter } from './database-clock.ts';
import type { Pool } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const twoMinutes = 120_000;

test('it shows the time of the database, whatever the clock of this machine says', async () => {
  const clock = createDatabaseClock(database.pool);
  await clock.ready;
  const machine = vi.spyOn(Date, 'now').mockImplementation(() => 0);
  const shown = clock.now().getTime();
  machine.mockRestore();
  expect(Math.abs(shown - Date.now())).toBeLessThan(500); // here both are of one machine
  clock.close();
});

test('a database that is away holds up nobody: the machine shows the time, and it is asked again', async () => {
  let isAway = true;
  const query = async () => {
    if (isAway) throw new Error('away');
    return { rows: [{ at: Date.now() + twoMinutes }] };
  };
  const clock = createDatabaseClock({ query } as unknown as Pick<Pool, 'query'>);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(500);
  isAway = false;
  await clock.ready;
  expect(Math.abs(clock.now().getTime() - Date.now() - twoMinutes)).toBeLessThan(500);
  clock.close();
});

describe('what an answer changes', () => {
  test('the first one: everything, as if it came from the middle of its way', () => {
    expect(offsetAfter(undefined, { at: 1_000, asked: 100, answered: 120 })).toBe(890);
  });
  test('one that fits what is believed: nothing, however slow it was', () => {
    expect(offsetAfter(890, { at: 2_000, asked: 1_000, answered: 1_900 })).toBe(890);
  });
  test('one that does not fit: as much as it proves', () => {
    expect(offsetAfter(890, { at: 2_000, asked: 1_100, answered: 1_105 })).toBe(895);
    expect(offsetAfter(890, { at: 62_000, asked: 1_100, answered: 1_105 })).toBe(60_895);
    expect(offsetAfter(890, { at: 1_500, asked: 1_100, answered: 1_105 })).toBe(400);
  });
});
