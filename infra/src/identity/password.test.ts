import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';

test('a hash is Argon2id with its cost beside it, and salted', async () => {
  const [one, two] = await Promise.all([hashPassword('cordillera'), hashPassword('cordillera')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test('only the password itself matches, however its accents were typed', async () => {
  const hash = await hashPassword('volc\u00e1n');
  expect(await passwordMatches(hash, 'volca\u0301n')).toBe(true);
  expect(await passwordMatches(hash, 'volcan')).toBe(false);
  expect(await passwordMatches(undefined, 'volc\u00e1n')).toBe(false);
});

test('an unknown account takes as long as a known one', async () => {
  const hash = await hashPassword('cordillera');
  const median = async (check: () => Promise<boolean>) => {
    const times: number[] = [];
    for (let round = 0; round < 9; round++) {
      const start = performance.now();
      await check();
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[4] ?? 0;
  };
  await passwordMatches(undefined, 'warm');
  const known = await median(() => passwordMatches(hash, 'otra'));
  const unknown = await median(() => passwordMatches(undefined, 'otra'));
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});
