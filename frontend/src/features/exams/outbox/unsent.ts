import { ofAttempt, openDatabase, type UnsentAnswer } from './database.ts';
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
}

const inOrder = (answers: UnsentAnswer[]) => answers.sort((a, b) => a.order - b.order);
const after = (answers: UnsentAnswer[]) => Math.max(0, ...answers.map(({ order }) => order)) + 1;

/** Kept by the browser: they outlive the page. */
const inDatabase = (attemptId: string, userId: string): Unsent => {
  const removeFrom = async (stores: ('kept' | 'marks')[], { questionId, key }: UnsentAnswer) => {
    const transaction = (await openDatabase()).transaction(['outbox', ...stores], 'readwrite');
    const outbox = transaction.objectStore('outbox');
    const waiting = await outbox.get([attemptId, questionId]);
    if (waiting?.key === key) await outbox.delete([attemptId, questionId]);
    const left = await outbox.getAll();
    markUnsent(
      userId,
      left.some((other) => other.userId === userId),
    );
    return transaction;
  };
  return {
    all: async () => {
      const answers = await (await openDatabase()).getAll('outbox', ofAttempt(attemptId));
      return inOrder(answers.filter((answer) => answer.userId === userId));
    },
    put: async (answer) => {
      const transaction = (await openDatabase()).transaction('outbox', 'readwrite');
      await transaction.store.put({ ...answer, order: after(await transaction.store.getAll(ofAttempt(attemptId))) });
      markUnsent(userId, true);
      await transaction.done;
    },
    acknowledge: async (answer, saved) => {
      const transaction = await removeFrom(['kept'], answer);
      const store = transaction.objectStore('kept');
      const kept = await store.get(attemptId);
      if (kept) await store.put({ ...kept, attempt: withSaved(kept.attempt, [saved]) });
      await transaction.done;
    },
    refuse: async (answer) => {
      const transaction = await removeFrom(['marks'], answer);
      const store = transaction.objectStore('marks');
      const { flagged = [], refused = [] } = (await store.get(attemptId)) ?? {};
      await store.put({ attemptId, flagged, refused: [...new Set([...refused, answer.questionId])] });
      await transaction.done;
    },
  };
};

/** Where the browser keeps nothing, answers wait as long as the page is open. */
export const unsentInMemory = (): Unsent => {
  const answers = new Map<string, UnsentAnswer>();
  const remove = async ({ questionId, key }: UnsentAnswer) => {
    if (answers.get(questionId)?.key === key) answers.delete(questionId);
  };
  return {
    all: async () => inOrder([...answers.values()]),
    put: async (answer) => {
      answers.set(answer.questionId, { ...answer, order: after([...answers.values()]) });
    },
    acknowledge: remove,
    refuse: remove,
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
