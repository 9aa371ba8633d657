import type { DBSchema } from 'idb';
import { inTime } from '../../../shared/outbox/in-time.ts';
import { openOnce } from '../../../shared/outbox/open-once.ts';
import { setPendingFlag } from '../../../shared/outbox/pending-flag.ts';
import type { KeptAnswer } from './kept-answers.ts';

interface PracticeDatabase extends DBSchema {
  outbox: { key: string; value: KeptAnswer };
}

/** Not the database of the exams: a new version of it would close it under a running exam in another tab. */
export const openDatabase = openOnce<PracticeDatabase>('matraz-practice', (database) => {
  database.createObjectStore('outbox', { keyPath: 'key' });
});

/** Holds the kept answers of one student. */
export interface KeptStorage {
  /** Whether the answers stay when the page is closed. */
  isStored: boolean;
  /** In the order in which they were given. */
  all: () => Promise<KeptAnswer[]>;
  add: (answer: Omit<KeptAnswer, 'order'>) => Promise<void>;
  /** @returns false when another tab has removed it */
  remove: (key: string) => Promise<boolean>;
}

const inOrder = (answers: KeptAnswer[]) => answers.sort((a, b) => a.order - b.order);
const nextOrder = (answers: KeptAnswer[]) => Math.max(0, ...answers.map(({ order }) => order)) + 1;

const databaseStorage = (userId: string): KeptStorage => {
  const ownOf = (answers: KeptAnswer[]) => answers.filter((answer) => answer.userId === userId);
  return {
    isStored: true,
    all: async () => {
      // A write transaction: no page can add an answer between the read and the change of the flag.
      const transaction = (await openDatabase()).transaction('outbox', 'readwrite');
      const own = ownOf(await transaction.store.getAll());
      setPendingFlag('practice', userId, own.length > 0);
      await transaction.done;
      return inOrder(own);
    },
    add: async (answer) => {
      const transaction = (await openDatabase()).transaction('outbox', 'readwrite');
      await transaction.store.put({ ...answer, order: nextOrder(await transaction.store.getAll()) });
      setPendingFlag('practice', userId, true);
      await transaction.done;
    },
    remove: async (key) => {
      const transaction = (await openDatabase()).transaction('outbox', 'readwrite');
      const isThere = (await transaction.store.get(key)) !== undefined;
      await transaction.store.delete(key);
      setPendingFlag('practice', userId, ownOf(await transaction.store.getAll()).length > 0);
      await transaction.done;
      return isThere;
    },
  };
};

/** For browsers without storage: the answers last as long as the page. */
export const memoryStorage = (): KeptStorage => {
  const answers = new Map<string, KeptAnswer>();
  return {
    isStored: false,
    all: async () => inOrder([...answers.values()]),
    add: async (answer) => {
      answers.set(answer.key, { ...answer, order: nextOrder([...answers.values()]) });
    },
    remove: async (key) => answers.delete(key),
  };
};

/** A database that takes longer has failed. */
const STORAGE_TIMEOUT_MS = 5_000;

const withTimeout = (storage: KeptStorage): KeptStorage => ({
  isStored: storage.isStored,
  all: () => inTime(storage.all(), STORAGE_TIMEOUT_MS),
  add: (answer) => inTime(storage.add(answer), STORAGE_TIMEOUT_MS),
  remove: (key) => inTime(storage.remove(key), STORAGE_TIMEOUT_MS),
});

export const openKeptStorage = async (userId: string): Promise<KeptStorage> => {
  try {
    await openDatabase();
    return withTimeout(databaseStorage(userId));
  } catch {
    return memoryStorage();
  }
};
