import { openDatabase } from './database.ts';
import type { SavedAnswer } from './saved-answer.ts';

export interface Marks {
  flagged: ReadonlySet<string>;
  refused: ReadonlySet<string>;
}

export const noMarks: Marks = { flagged: new Set(), refused: new Set() };

/** What this browser knows of an attempt; nothing where it keeps nothing. */
export const marksOf = async (attemptId: string): Promise<Marks> => {
  try {
    const { flagged = [], refused = [] } = (await (await openDatabase()).get('marks', attemptId)) ?? {};
    return { flagged: new Set(flagged), refused: new Set(refused) };
  } catch {
    return noMarks;
  }
};

export const keepFlags = async (attemptId: string, flagged: ReadonlySet<string>) => {
  const transaction = (await openDatabase()).transaction('marks', 'readwrite');
  const before = await transaction.store.get(attemptId);
  await transaction.store.put({ refused: [], ...before, attemptId, flagged: [...flagged] });
  await transaction.done;
};

/** What stands in place of answers that were not sent, as long as the student has not read it. */
export const overtakenOf = async (attemptId: string): Promise<SavedAnswer[]> => {
  try {
    return (await (await openDatabase()).get('marks', attemptId))?.overtaken ?? [];
  } catch {
    return [];
  }
};

export const forgetOvertaken = async (attemptId: string) => {
  const transaction = (await openDatabase()).transaction('marks', 'readwrite');
  const before = await transaction.store.get(attemptId);
  if (before) await transaction.store.put({ ...before, overtaken: [] });
  await transaction.done;
};
