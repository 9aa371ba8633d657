import { pino } from 'pino';
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

/** This machine's time before and after the call, and the clock's time. A slow machine only makes the interval longer. */
const shownBetween = (show: () => Date) => {
  const before = Date.now();
  const shown = show().getTime();
  return { before, shown, after: Date.now() };
};
/** The clocks of the machine and of its timer differ by rounding. */
const roundingMs = 20;

test('the clock shows the time of the database, also when the clock of this machine is wrong', async () => {
  const askedAt = performance.now();
  const clock = createDatabaseClock(database.pool, pino({ level: 'silent' }));
  await clock.ready;
  // The answer is at most this old. The database runs on this machine, so its time is known here.
  const slack = performance.now() - askedAt + roundingMs;
  const { before, shown, after } = shownBetween(() => {
    const machine = vi.spyOn(Date, 'now').mockImplementation(() => 0);
    const now = clock.now();
    machine.mockRestore();
    return now;
  });
  expect(shown).toBeGreaterThanOrEqual(before - slack);
  expect(shown).toBeLessThanOrEqual(after + slack);
  clock.close();
});

test("while the database is unavailable the clock uses the machine's time, says so and asks again", async () => {
  const said: string[] = [];
  const say = (...line: unknown[]) => void said.push(String(line.at(-1)));
  let isAway = true;
  const query = async () => {
    if (isAway) throw new Error('away');
    return { rows: [{ at: Date.now() + twoMinutes }] };
  };
  const clock = createDatabaseClock({ query } as unknown as Pick<Pool, 'query'>, { info: say, warn: say });
  const own = shownBetween(clock.now);
  expect(own.shown).toBeGreaterThanOrEqual(own.before);
  expect(own.shown).toBeLessThanOrEqual(own.after);
  isAway = false;
  const waitedFrom = performance.now();
  await clock.ready;
  const slack = performance.now() - waitedFrom + roundingMs;
  expect(said).toEqual(['waiting for the database', 'the database answers']);
  const { before, shown, after } = shownBetween(clock.now);
  expect(shown).toBeGreaterThanOrEqual(before + twoMinutes - slack);
  expect(shown).toBeLessThanOrEqual(after + twoMinutes + slack);
  clock.close();
});

test('a clock that is set back or forward is told once for each step', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let aheadMs = 0;
  const written: unknown[] = [];
  const query = async (text: string, values?: unknown[]) => {
    if (text.includes('ops.clock_jump')) written.push(values?.[1]);
    return { rows: [{ at: performance.now() + aheadMs }] };
  };
  const clock = createDatabaseClock({ query } as unknown as Pick<Pool, 'query'>, pino({ level: 'silent' }));
  const onStep = vi.fn();
  clock.onStep(onStep);
  await clock.ready;
  const timesAfterNextReading = async (ms: number) => {
    aheadMs = ms;
    await vi.runOnlyPendingTimersAsync();
    return onStep.mock.calls.length;
  };
  expect(await timesAfterNextReading(0)).toBe(0);
  expect(clock.jump()).toBeNull();
  expect(await timesAfterNextReading(-twoMinutes)).toBe(1);
  expect(clock.jump()).toEqual({ at: clock.now(), seconds: -120 });
  expect(await timesAfterNextReading(-twoMinutes)).toBe(1);
  expect(await timesAfterNextReading(0)).toBe(2);
  expect(clock.jump()?.seconds).toBe(120);
  expect(await timesAfterNextReading(2_000)).toBe(3);
  expect(clock.jump()?.seconds).toBe(120);
  // The row that `ops status` reads has only the long ones.
  expect(written).toEqual([-120, 120]);
  vi.advanceTimersByTime(3_600_000);
  expect(clock.jump()).toBeNull();
  clock.close();
  vi.useRealTimers();
});

describe('an answer of the database', () => {
  test('the first one sets the clock to the middle of its interval', () => {
    expect(offsetAfter(undefined, { at: 1_000, asked: 100, answered: 120 })).toBe(890);
  });
  test('one whose interval contains the present estimate changes nothing', () => {
    expect(offsetAfter(890, { at: 2_000, asked: 1_000, answered: 1_900 })).toBe(890);
  });
  test('one whose interval excludes the estimate moves it to the nearest end', () => {
    expect(offsetAfter(890, { at: 2_000, asked: 1_100, answered: 1_105 })).toBe(895);
    expect(offsetAfter(890, { at: 62_000, asked: 1_100, answered: 1_105 })).toBe(60_895);
    expect(offsetAfter(890, { at: 1_500, asked: 1_100, answered: 1_105 })).toBe(400);
  });
});
