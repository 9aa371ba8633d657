import { mostReplacedAnswers } from '@matraz/contracts/exams/limits';
import type { IDBPObjectStore, StoreNames } from 'idb';
import { inTime } from '../../../shared/outbox/in-time.ts';
import { setPendingFlag } from '../../../shared/outbox/pending-flag.ts';
import { answersOf, type ExamsDatabase, openDatabase, type PendingAnswer } from './database.ts';
import { type SavedAnswer, withSavedAnswers } from './saved-answers.ts';

/** Holds the pending answers of one attempt. */
export interface AnswerStorage {
  /** Whether the other tabs of the attempt see these answers. */
  isShared: boolean;
  /** In the order in which they were chosen. */
  all: () => Promise<PendingAnswer[]>;
  /** Replaces an earlier answer to the same question. */
  put: (answer: Omit<PendingAnswer, 'order'>) => Promise<void>;
  /** The server has it. A later answer to the same question stays. */
  acknowledge: (answer: PendingAnswer, saved: SavedAnswer) => Promise<void>;
  /** The server will never accept it. A later answer to the same question stays. */
  refuse: (answer: PendingAnswer) => Promise<void>;
  /** Another device gave a later one. @returns false when the student has chosen another answer here meanwhile */
  supersede: (answer: PendingAnswer, later: SavedAnswer) => Promise<boolean>;
}

const inOrder = (answers: PendingAnswer[]) => answers.sort((a, b) => a.order - b.order);
const nextOrder = (answers: PendingAnswer[]) => Math.max(0, ...answers.map(({ order }) => order)) + 1;

/** Notes in the answer what it replaces. */
const replacing = <Answer extends Omit<PendingAnswer, 'order'>>(before: PendingAnswer | undefined, answer: Answer) => {
  if (before === undefined) return answer;
  const keys = new Set([...(before.replaces ?? []), before.key, ...(answer.replaces ?? [])]);
  keys.delete(answer.key);
  return keys.size > 0 ? { ...answer, replaces: [...keys].slice(-mostReplacedAnswers) } : answer;
};

/** Deletes a stored answer that this answer in memory has replaced, so that no other page sends it. */
const forgetStored = async ({ attemptId, questionId, key, replaces = [] }: PendingAnswer) => {
  const transaction = (await openDatabase()).transaction('outbox', 'readwrite');
  const stored = await transaction.store.get([attemptId, questionId]);
  if (stored && [key, ...replaces].includes(stored.key)) await transaction.store.delete([attemptId, questionId]);
  await transaction.done;
};

/** In the browser's database. The answers stay there when the page is closed. */
const databaseStorage = (attemptId: string, userId: string): AnswerStorage => {
  const removeFrom = async (stores: ('attempts' | 'notes')[], { questionId, key }: PendingAnswer) => {
    const transaction = (await openDatabase()).transaction(['outbox', ...stores], 'readwrite');
    const outbox = transaction.objectStore('outbox');
    const stored = await outbox.get([attemptId, questionId]);
    const isRemoved = stored?.key === key;
    if (isRemoved) await outbox.delete([attemptId, questionId]);
    const left = await outbox.getAll();
    setPendingFlag(
      'exam',
      userId,
      left.some((other) => other.userId === userId),
    );
    return { transaction, isRemoved };
  };
  const addToCachedAttempt = async (
    store: IDBPObjectStore<ExamsDatabase, StoreNames<ExamsDatabase>[], 'attempts', 'readwrite'>,
    saved: SavedAnswer,
  ) => {
    const cached = await store.get(attemptId);
    if (cached) await store.put({ ...cached, attempt: withSavedAnswers(cached.attempt, [saved]) });
  };
  return {
    isShared: true,
    all: async () => {
      const answers = await (await openDatabase()).getAll('outbox', answersOf(attemptId));
      return inOrder(answers.filter((answer) => answer.userId === userId));
    },
    put: async (answer) => {
      const transaction = (await openDatabase()).transaction('outbox', 'readwrite');
      const all = await transaction.store.getAll(answersOf(attemptId));
      const before = all.find(({ questionId }) => questionId === answer.questionId);
      await transaction.store.put({ ...replacing(before, answer), order: nextOrder(all) });
      setPendingFlag('exam', userId, true);
      await transaction.done;
    },
    acknowledge: async (answer, saved) => {
      const { transaction } = await removeFrom(['attempts', 'notes'], answer);
      await addToCachedAttempt(transaction.objectStore('attempts'), saved);
      const notes = transaction.objectStore('notes');
      const before = await notes.get(attemptId);
      if (before?.refused.includes(answer.questionId)) {
        await notes.put({ ...before, refused: before.refused.filter((id) => id !== answer.questionId) });
      }
      await transaction.done;
    },
    refuse: async (answer) => {
      const { transaction } = await removeFrom(['notes'], answer);
      const notes = transaction.objectStore('notes');
      const before = await notes.get(attemptId);
      const refused = [...new Set([...(before?.refused ?? []), answer.questionId])];
      await notes.put({ flagged: [], ...before, attemptId, refused });
      await transaction.done;
    },
    supersede: async (answer, later) => {
      const { transaction, isRemoved } = await removeFrom(['attempts', 'notes'], answer);
      await addToCachedAttempt(transaction.objectStore('attempts'), later);
      const notes = transaction.objectStore('notes');
      const before = await notes.get(attemptId);
      const others = (before?.superseded ?? []).filter(({ questionId }) => questionId !== later.questionId);
      if (isRemoved) {
        await notes.put({ flagged: [], refused: [], ...before, attemptId, superseded: [...others, later] });
      }
      await transaction.done;
      return isRemoved;
    },
  };
};

/** For browsers without storage: the answers last as long as the page. */
export const memoryStorage = (): AnswerStorage => {
  const answers = new Map<string, PendingAnswer>();
  const remove = async (answer: PendingAnswer) => {
    const isRemoved = answers.get(answer.questionId)?.key === answer.key;
    if (isRemoved) answers.delete(answer.questionId);
    void forgetStored(answer).catch(() => {});
    return isRemoved;
  };
  return {
    isShared: false,
    all: async () => inOrder([...answers.values()]),
    put: async (answer) => {
      const all = [...answers.values()];
      answers.set(answer.questionId, { ...replacing(answers.get(answer.questionId), answer), order: nextOrder(all) });
    },
    acknowledge: async (answer) => void (await remove(answer)),
    refuse: async (answer) => void (await remove(answer)),
    supersede: remove,
  };
};

/** A database that takes longer has failed. An answer that waits for it is not sent. */
const STORAGE_TIMEOUT_MS = 5_000;

/** A page that was suspended during a write can block the database for all other pages. */
const withTimeout = (storage: AnswerStorage): AnswerStorage => ({
  isShared: storage.isShared,
  all: () => inTime(storage.all(), STORAGE_TIMEOUT_MS),
  put: (answer) => inTime(storage.put(answer), STORAGE_TIMEOUT_MS),
  acknowledge: (answer, saved) => inTime(storage.acknowledge(answer, saved), STORAGE_TIMEOUT_MS),
  refuse: (answer) => inTime(storage.refuse(answer), STORAGE_TIMEOUT_MS),
  supersede: (answer, later) => inTime(storage.supersede(answer, later), STORAGE_TIMEOUT_MS),
});

export const openAnswerStorage = async (attemptId: string, userId: string): Promise<AnswerStorage> => {
  try {
    await openDatabase();
    return withTimeout(databaseStorage(attemptId, userId));
  } catch {
    return memoryStorage();
  }
};

const readAttempts = async (userId: string): Promise<string[]> => {
  // A write transaction: no page can add an answer between the read and the change of the flag.
  const transaction = (await openDatabase()).transaction('outbox', 'readwrite');
  const own = (await transaction.store.getAll()).filter((answer) => answer.userId === userId);
  setPendingFlag('exam', userId, own.length > 0);
  await transaction.done;
  return [...new Set(own.map(({ attemptId }) => attemptId))];
};

/**
 * Ids of this student's attempts that have pending answers in this browser.
 *
 * @throws DOMException when the database fails or does not answer
 */
export const attemptsWithPendingAnswers = (userId: string) => inTime(readAttempts(userId), STORAGE_TIMEOUT_MS);
