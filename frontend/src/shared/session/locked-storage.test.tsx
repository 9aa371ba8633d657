import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { lock, unlock } from './locked-storage.ts';

const key = { userId: 'ana', key: 'A'.repeat(43) };
const examAnswer = { attemptId: 'a1', questionId: 'q1', userId: 'ana' };
const practiceAnswer = { key: 'k1', userId: 'ana' };
const draft = 'matraz.draft/ana/leccion';

const makeExams = async () => {
  const exams = await openDB('matraz-exams', 1, {
    upgrade: (database) => {
      database.createObjectStore('outbox', { keyPath: ['attemptId', 'questionId'] });
      for (const name of ['attempts', 'notes']) database.createObjectStore(name, { keyPath: 'attemptId' });
    },
  });
  await exams.put('outbox', examAnswer);
  await exams.put('notes', { attemptId: 'a1', flagged: ['q1'] });
  exams.close();
};
const makePractice = async () => {
  const practice = await openDB('matraz-practice', 1, {
    upgrade: (database) => void database.createObjectStore('outbox', { keyPath: 'key' }),
  });
  await practice.put('outbox', practiceAnswer);
  practice.close();
};
/** Every use of it fails, because it has no stores. */
const makeBroken = async (name: string) => (await openDB(name, 1)).close();
const read = async (name: string, store = 'outbox') => {
  const database = await openDB(name);
  const all = await database.getAll(store);
  database.close();
  return all;
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  browserStorage.write(draft, 'Texto');
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of ['matraz-exams', 'matraz-practice', 'matraz-locked']) await deleteDB(name);
});

test('a broken storage of practice keeps nothing of the exams open', async () => {
  await makeExams();
  await makeBroken('matraz-practice');
  expect(await lock(key)).toBe(true);
  expect([await read('matraz-exams'), await read('matraz-exams', 'notes')]).toEqual([[], []]);
  expect(browserStorage.read(draft)).toBeNull();
  await unlock(key);
  expect(await read('matraz-exams')).toEqual([examAnswer]);
  expect(browserStorage.read(draft)).toBe('Texto');
});

test('a broken storage of exams keeps nothing of practice open', async () => {
  await makePractice();
  await makeBroken('matraz-exams');
  expect(await lock(key)).toBe(true);
  expect(await read('matraz-practice')).toEqual([]);
  expect(browserStorage.read(draft)).toBeNull();
  await unlock(key);
  expect(await read('matraz-practice')).toEqual([practiceAnswer]);
  expect(browserStorage.read(draft)).toBe('Texto');
});
