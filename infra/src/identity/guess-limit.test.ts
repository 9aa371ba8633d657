import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { postgresCounters } from '../limits/open-counters.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addressKey, createGuessLimit, createUseLimit, TooManyGuesses } from './guess-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let names = 0;
/** The limit of a process that counts under this name in the database. */
const limit = (name = `test-${++names}`) =>
  createGuessLimit(postgresCounters(database.pool).open(name, { most: 3, seconds: 900 }), 3);
const useFakeClock = () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
};
const wrong = async () => undefined;
const right = async () => 'ana';

test('wrong guesses count per key, right ones never', async () => {
  const guesses = limit();
  for (let guess = 0; guess < 10; guess++) expect(await guesses.attempt('ana', 'ana', right)).toBe('ana');
  for (let guess = 0; guess < 3; guess++) await guesses.attempt('ana', 'ana', wrong);
  await expect(guesses.attempt('ana', 'ana', right)).rejects.toThrow(TooManyGuesses);
  expect(await guesses.attempt('bea', 'bea', right)).toBe('ana');
});

test('the right password clears wrong guesses at the same account, but not those at other accounts', async () => {
  const guesses = limit();
  for (let student = 0; student < 10; student++) {
    await guesses.attempt('liceo', `student-${student}`, wrong);
    await guesses.attempt('liceo', `student-${student}`, right);
  }
  for (let other = 0; other < 3; other++) await guesses.attempt('liceo', `other-${other}`, wrong);
  await expect(guesses.attempt('liceo', 'student-0', right)).rejects.toThrow(TooManyGuesses);
});

test('wrong guesses at an account can be forgiven, also at the limit, and those at other accounts stay', async () => {
  const guesses = limit();
  for (let guess = 0; guess < 3; guess++) await guesses.attempt('ana', 'ana', wrong);
  await guesses.forgive('ana', 'ana');
  expect(await guesses.attempt('ana', 'ana', right)).toBe('ana');
  for (let other = 0; other < 3; other++) await guesses.attempt('liceo', `other-${other}`, wrong);
  await guesses.forgive('liceo', 'student');
  await expect(guesses.attempt('liceo', 'student', right)).rejects.toThrow(TooManyGuesses);
});

test('a limit of uses counts each one per key', async () => {
  const use = createUseLimit(postgresCounters(database.pool).open('uses', { most: 2, seconds: 900 }), 2);
  for (let count = 0; count < 2; count++) await use('ana');
  await expect(use('ana')).rejects.toThrow(TooManyGuesses);
  await use('bea');
});

test('two processes share the limit; another kind of key has its own', async () => {
  const processes = [limit('shared'), limit('shared')];
  for (const guesses of processes) await guesses.attempt('ana', 'ana', wrong);
  await processes[0]?.attempt('ana', 'ana', wrong);
  for (const guesses of processes) await expect(guesses.attempt('ana', 'ana', right)).rejects.toThrow(TooManyGuesses);
  expect(await limit('other').attempt('ana', 'ana', right)).toBe('ana');
});

test('the refusal says when the window ends, and after it guesses are free again', async () => {
  useFakeClock();
  const guesses = limit();
  for (let guess = 0; guess < 3; guess++) await guesses.attempt('ana', 'ana', wrong);
  vi.advanceTimersByTime(300_000);
  await expect(guesses.attempt('ana', 'ana', right)).rejects.toMatchObject({ retryAfterSeconds: 600 });
  vi.advanceTimersByTime(600_001);
  expect(await guesses.attempt('ana', 'ana', right)).toBe('ana');
});

test('the right password after the window gives no guesses for later', async () => {
  useFakeClock();
  const guesses = limit();
  await guesses.attempt('liceo', 'first', wrong);
  vi.advanceTimersByTime(600_000);
  await guesses.attempt('liceo', 'second', wrong);
  vi.advanceTimersByTime(400_000);
  await guesses.attempt('liceo', 'second', right);
  for (let guess = 0; guess < 3; guess++) await guesses.attempt('liceo', `other-${guess}`, wrong);
  await expect(guesses.attempt('liceo', 'first', right)).rejects.toThrow(TooManyGuesses);
});

test('the table has no e-mail and no address', async () => {
  await limit().attempt('ana@liceo.cl', '200.1.2.3', wrong);
  const { rows } = await database.pool.query('select key from ops.limits');
  expect(JSON.stringify(rows)).not.toMatch(/liceo|200\.1/);
});

test('concurrent guesses cannot exceed the limit', async () => {
  const guesses = limit();
  let checked = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      guesses.attempt('ana', 'ana', async () => {
        checked++;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return undefined;
      }),
    ),
  );
  expect(checked).toBe(3);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(17);
});

test('concurrent logins of a class from one address wait and then succeed', async () => {
  const guesses = limit();
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => guesses.attempt('liceo', 'liceo', right)));
  expect(outcomes).toHaveLength(40);
});

test('a guess whose check fails with an error does not count', async () => {
  const guesses = limit();
  for (let guess = 0; guess < 5; guess++) {
    await expect(guesses.attempt('ana', 'ana', () => Promise.reject(new Error('database away')))).rejects.toThrow(
      'away',
    );
  }
  expect(await guesses.attempt('ana', 'ana', right)).toBe('ana');
});

describe('with waiting times', () => {
  const waiting = () => {
    const counters = postgresCounters(database.pool);
    const open = (of: string, most: number) => counters.open(`${of} ${names}`, { most, seconds: 900 });
    names += 1;
    return createGuessLimit(open('guesses', 3), 3, { counter: open('waits', 1), first: 30, longest: 100 });
  };
  const wait = (guesses: ReturnType<typeof waiting>) =>
    guesses.attempt('ana', 'ana', right).catch((error: TooManyGuesses) => error.retryAfterSeconds);

  test('each guess above the limit makes the next one wait twice as long, up to the longest', async () => {
    useFakeClock();
    const guesses = waiting();
    const waits: unknown[] = [];
    for (let guess = 0; guess < 3; guess++) await guesses.attempt('ana', 'ana', wrong);
    for (let guess = 0; guess < 4; guess++) {
      await guesses.attempt('ana', 'ana', wrong);
      const seconds = await wait(guesses);
      waits.push(seconds);
      vi.advanceTimersByTime(Number(seconds) * 1_000 + 1);
    }
    expect(waits).toEqual([30, 60, 100, 100]);
  });

  test('the right password is taken at the limit, and after the wait it clears everything', async () => {
    useFakeClock();
    const guesses = waiting();
    for (let guess = 0; guess < 3; guess++) await guesses.attempt('ana', 'ana', wrong);
    expect(await wait(guesses)).toBe('ana');
    for (let guess = 0; guess < 4; guess++) await guesses.attempt('ana', 'ana', wrong);
    vi.advanceTimersByTime(30_001);
    expect(await wait(guesses)).toBe('ana');
    for (let guess = 0; guess < 4; guess++) await guesses.attempt('ana', 'ana', wrong);
    expect(await wait(guesses)).toBe(30);
  });

  test('a person who proved herself in another way does not wait', async () => {
    const guesses = waiting();
    for (let guess = 0; guess < 4; guess++) await guesses.attempt('ana', 'ana', wrong);
    await guesses.forgive('ana', 'ana');
    expect(await wait(guesses)).toBe('ana');
  });

  test('concurrent guesses go one above the limit', async () => {
    const guesses = waiting();
    let checked = 0;
    await Promise.allSettled(
      Array.from({ length: 20 }, () => guesses.attempt('ana', 'ana', async () => void checked++)),
    );
    expect(checked).toBe(4);
  });
});

test.each([
  ['200.1.2.3', '200.1.2.3'],
  ['::ffff:200.1.2.3', '200.1.2.3'],
  ['2800:150:0:1:aaaa:bbbb:cccc:dddd', '2800:150:0:1'],
  ['2800:150::1', '2800:150:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
