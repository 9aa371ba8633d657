import { openDatabase } from './database.ts';

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
  const { refused = [] } = (await transaction.store.get(attemptId)) ?? {};
  await transaction.store.put({ attemptId, flagged: [...flagged], refused });
  await transaction.done;
};
