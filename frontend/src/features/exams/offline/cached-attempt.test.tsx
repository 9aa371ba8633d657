import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { expect, test, vi } from 'vitest';

test('a browser that had no exam yet has no cached attempt, and does not wait for its database', async () => {
  await deleteDB('matraz-exams');
  vi.resetModules();
  const { readCachedAttempt } = await import('./cached-attempt.ts');
  const slow = vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  expect(await readCachedAttempt('a1', 'u1')).toBe(null);
  expect(slow).not.toHaveBeenCalled();
  slow.mockRestore();
});
