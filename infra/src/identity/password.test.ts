import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';

test('a hash is Argon2id with its parameters and a salt', async () => {
  const [one, two] = await Promise.all([hashPassword('cordillera'), hashPassword('cordillera')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test('only the same password matches, in any Unicode form of its accents', async () => {
  const hash = await hashPassword('volc\u00e1n');
  expect(await passwordMatches(hash, 'volca\u0301n')).toBe(true);
  expect(await passwordMatches(hash, 'volcan')).toBe(false);
  expect(await passwordMatches(undefined, 'volc\u00e1n')).toBe(false);
});

test('[security 29] an unknown account costs as much work as a known one', async () => {
  const hash = await hashPassword('cordillera');
  await passwordMatches(undefined, 'warm');
  // Processor time of this process, which other processes do not change.
  const workOf = async (check: () => Promise<boolean>) => {
    const before = process.cpuUsage();
    await check();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < 15; round++) {
    known.push(await workOf(() => passwordMatches(hash, 'otra')));
    unknown.push(await workOf(() => passwordMatches(undefined, 'otra')));
  }
  const median = (work: number[]) => work.toSorted((a, b) => a - b)[7] ?? 0;
  expect(median(unknown) / median(known)).toBeGreaterThan(0.5);
  expect(median(unknown) / median(known)).toBeLessThan(2);
});
