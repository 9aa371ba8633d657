import type { IDBPObjectStore, StoreNames } from 'idb';
import { type ExamsDatabase, ofAttempt, openDatabase, type UnsentAnswer } from './database.ts';
import type { SavedAnswer } from './saved-answer.ts';
import { withSaved } from './saved-answer.ts';
import { markUnsent } from './unsent-mark.ts';

/** Where answers wait until the server has them. */
export interface Unsent {
  /** In the order in which they were given. */
  all: () => Promise<UnsentAnswer[]>;
  /** Takes the place of an earlier answer to the same question. */
  put: (answer: Omit<UnsentAnswer, 'order'>) => Promise<void>;
  /** The server has it. A later answer to the same question stays. */
  acknowledge: (answer: UnsentAnswer, saved: SavedAnswer) => Promise<void>;
  /** The server will never take it. A later answer to the same question stays. */
  refuse: (answer: UnsentAnswer) => Promise<void>;
  /** Another device gave a later one. @returns false: so did this one meanwhile */
  overtake: (answer: UnsentAnswer, later: SavedAnswer) => Promise<boolean>;
}

const inOrder = (answers: UnsentAnswer[]) => answers.sort((a, b) => a.order - b.order);
const after = (answers: UnsentAnswer[]) => Math.max(0, ...answers.map(({ order }) => order)) + 1;

/** With what it takes the place of. */
const inPlaceOf = <Answer extends Omit<UnsentAnswer, 'order'>>(before: UnsentAnswer | undefined, answer: Answer) =>
  before ? { ...answer, replaced: [...(before.replaced ?? []), before.selectedAnswer] } : answer;

/** Kept by the browser: they outlive the page. */
const inDatabase = (attemptId: string, userId: string): Unsent => {
  const removeFrom = async (stores: ('kept' | 'marks')[], { questionId, key }: UnsentAnswer) => {
    const transaction = (await openDatabase()).transaction(['outbox', ...stores], 'readwrite');
    const outbox = transaction.objectStore('outbox');
    const waiting = await outbox.get([attemptId, questionId]);
    const isRemoved = waiting?.key === key;
    if (isRemoved) await outbox.delete([attemptId, questionId]);
    const left = await outbox.getAll();
    markUnsent(
      userId,
      left.some((other) => other.userId === userId),
    );
    return { transaction, isRemoved };
  };
  /** Notes it in the kept attempt. */
  const noteSaved = async (
    store: IDBPObjectStore<ExamsDatabase, StoreNames<ExamsDatabase>[], 'kept', 'readwrite'>,
    saved: SavedAnswer,
  ) => {
    const kept = await store.get(attemptId);
    if (kept) await store.put({ ...kept, attempt: withSaved(kept.attempt, [saved]) });
  };
  return {
    all: async () => {
      const answers = await (await openDatabase()).getAll('outbox', ofAttempt(attemptId));
      return inOrder(answers.filter((answer) => answer.userId === userId));
    },
    put: async (answer) => {
      const transaction = (await openDatabase()).transaction('outbox', 'readwrite');
      const all = await transaction.store.getAll(ofAttempt(attemptId));
      const before = all.find(({ questionId }) => questionId === answer.questionId);
      await transaction.store.put({ ...inPlaceOf(before, answer), order: after(all) });
      markUnsent(userId, true);
      await transaction.done;
    },
    acknowledge: async (answer, saved) => {
      const { transaction } = await removeFrom(['kept', 'marks'], answer);
      await noteSaved(transaction.objectStore('kept'), saved);
      const marks = transaction.objectStore('marks');
      const before = await marks.get(attemptId);
      if (before?.refused.includes(answer.questionId)) {
        await marks.put({ ...before, refused: before.refused.filter((id) => id !== answer.questionId) });
      }
      await transaction.done;
    },
    refuse: async (answer) => {
      const { transaction } = await removeFrom(['marks'], answer);
      const store = transaction.objectStore('marks');
      const before = await store.get(attemptId);
      const refused = [...new Set([...(before?.refused ?? []), answer.questionId])];
      await store.put({ flagged: [], ...before, attemptId, refused });
      await transaction.done;
    },
    overtake: async (answer, later) => {
      const { transaction, isRemoved } = await removeFrom(['kept', 'marks'], answer);
      await noteSaved(transaction.objectStore('kept'), later);
      const store = transaction.objectStore('marks');
      const before = await store.get(attemptId);
      const others = (before?.overtaken ?? []).filter(({ questionId }) => questionId !== later.questionId);
      if (isRemoved) {
        await store.put({ flagged: [], refused: [], ...before, attemptId, overtaken: [...others, later] });
      }
      await transaction.done;
      return isRemoved;
    },
  };
};

/** Where the browser keeps nothing, answers wait as long as the page is open. */
export const unsentInMemory = (): Unsent => {
  const answers = new Map<string, UnsentAnswer>();
  const remove = async ({ questionId, key }: UnsentAnswer) => {
    const isRemoved = answers.get(questionId)?.key === key;
    if (isRemoved) answers.delete(questionId);
    return isRemoved;
  };
  return {
    all: async () => inOrder([...answers.values()]),
    put: async (answer) => {
      const all = [...answers.values()];
      answers.set(answer.questionId, { ...inPlaceOf(answers.get(answer.questionId), answer), order: after(all) });
    },
    acknowledge: async (answer) => void (await remove(answer)),
    refuse: async (answer) => void (await remove(answer)),
    overtake: remove,
  };
};

export const openUnsent = async (attemptId: string, userId: string): Promise<Unsent> => {
  try {
    await openDatabase();
    return inDatabase(attemptId, userId);
  } catch {
    return unsentInMemory();
  }
};

/** Attempts of this student of which the browser keeps answers. */
export const attemptsWithUnsent = async (userId: string): Promise<string[]> => {
  // No page puts one in between: it would find its mark taken away.
  const transaction = (await openDatabase()).transaction('outbox', 'readwrite');
  const own = (await transaction.store.getAll()).filter((answer) => answer.userId === userId);
  markUnsent(userId, own.length > 0);
  await transaction.done;
  return [...new Set(own.map(({ attemptId }) => attemptId))];
};
