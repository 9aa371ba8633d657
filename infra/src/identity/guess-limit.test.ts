import { expect, test } from 'vitest';
import { addressKey, createGuessCounts, createGuessLimit, TooManyGuesses } from './guess-limit.ts';

const limit = (counts = createGuessCounts(() => new Date(0)), kind = 'account') =>
  createGuessLimit({ limit: 3, windowMs: 1000, counts, kind });
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

test('two processes with the same counts share the limit; another kind of key has its own', async () => {
  const counts = createGuessCounts(() => new Date(0));
  const processes = [limit(counts), limit(counts)];
  for (const guesses of processes) await guesses.attempt('ana', 'ana', wrong);
  await processes[0]?.attempt('ana', 'ana', wrong);
  for (const guesses of processes) await expect(guesses.attempt('ana', 'ana', right)).rejects.toThrow(TooManyGuesses);
  expect(await limit(counts, 'address').attempt('ana', 'ana', right)).toBe('ana');
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

test('tens of thousands of accounts whose password was not checked do not make a full account forget its guesses', async () => {
  const accounts = limit();
  for (let guess = 0; guess < 3; guess++) await accounts.attempt('ana', 'ana', wrong);
  const refused = async () => {
    throw new TooManyGuesses(1);
  };
  for (let other = 0; other < 30_000; other++)
    await expect(accounts.attempt(`other ${other}`, `other ${other}`, refused)).rejects.toThrow(TooManyGuesses);
  await expect(accounts.attempt('ana', 'ana', right)).rejects.toThrow(TooManyGuesses);
});

test('counters with many accounts are larger, so fewer of them fit', async () => {
  const accountsOf = (address: number) => Array.from({ length: 3 }, (_, n) => `${'x'.repeat(200)}${address}.${n}`);
  const addresses = limit();
  for (let address = 0; address < 12_000; address++)
    for (const account of accountsOf(address)) await addresses.attempt(`10.0.0.${address}`, account, wrong);
  await expect(addresses.attempt('10.0.0.11999', 'ana', right)).rejects.toThrow(TooManyGuesses);
  expect(await addresses.attempt('10.0.0.0', 'ana', right)).toBe('ana');
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

test.each([
  ['200.1.2.3', '200.1.2.3'],
  ['::ffff:200.1.2.3', '200.1.2.3'],
  ['2800:150:0:1:aaaa:bbbb:cccc:dddd', '2800:150:0:1'],
  ['2800:150::1', '2800:150:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
