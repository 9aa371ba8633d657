import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startQueueEngines } from '../testing/queue-engines.ts';
import { createCounter, openSharedCounters, type SharedCounters } from './open-counters.ts';

const { engines, stop } = await startQueueEngines();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await stop();
});

const limit = { most: 3, seconds: 60 };

describe.each(engines)('on $engine', ({ redisUrl, present }) => {
  const opened: SharedCounters[] = [];
  /** A process of the api. */
  const start = async () => {
    const counters = await openSharedCounters(database.pool, redisUrl);
    opened.push(counters);
    return counters;
  };
  afterAll(() => {
    for (const counters of opened) counters.close();
  });

  test.runIf(present)('two processes count together; another name and another key have their own count', async () => {
    const [ana, beto] = [await start(), await start()];
    const name = `together ${redisUrl}`;
    expect((await ana.open(name, limit).penalty('school')).consumedPoints).toBe(1);
    const second = await beto.open(name, limit).penalty('school');
    expect(second.consumedPoints).toBe(2);
    expect(second.msBeforeNext).toBeGreaterThan(0);
    expect(second.msBeforeNext).toBeLessThanOrEqual(60_000);
    expect((await beto.open(name, limit).penalty('other')).consumedPoints).toBe(1);
    expect((await beto.open(`${name} too`, limit).penalty('school')).consumedPoints).toBe(1);
  });

  test.runIf(present)('parallel counts of two processes lose none', async () => {
    const processes = [await start(), await start()].map((counters) => counters.open(`parallel ${redisUrl}`, limit));
    await Promise.all(Array.from({ length: 20 }, (_, n) => processes[n % 2]?.penalty('school')));
    expect((await processes[0]?.get('school'))?.consumedPoints).toBe(20);
  });
});

test('while the database is away, a process counts for itself', async () => {
  const lost = await createTestDatabase();
  const counter = (await openSharedCounters(lost.pool, undefined)).open('away', limit);
  await counter.penalty('school');
  await lost.drop();
  expect((await counter.penalty('school')).consumedPoints).toBe(1);
  expect((await counter.penalty('school')).consumedPoints).toBe(2);
});

test('a counter of one process counts in its memory', async () => {
  const counter = createCounter('own', limit);
  await counter.penalty('ana');
  expect((await counter.penalty('ana')).consumedPoints).toBe(2);
  expect((await createCounter('own', limit).get('ana'))?.consumedPoints).toBeUndefined();
});
