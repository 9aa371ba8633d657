import { inTime } from '../../../shared/outbox/in-time.ts';
import { openDatabase } from './database.ts';
import type { SavedAnswer } from './saved-answers.ts';

export interface AttemptNotes {
  /** Questions that the student wants to see again. */
  flagged: ReadonlySet<string>;
  /** Questions whose last answer the server refused. */
  refused: ReadonlySet<string>;
  /** Marks that the server does not have yet. */
  flagChanges: FlagChanges;
}

export const noNotes: AttemptNotes = { flagged: new Set(), refused: new Set(), flagChanges: {} };

/** An earlier release kept marks in this browser only. */
const allMarked = (flagged: readonly string[]): FlagChanges =>
  Object.fromEntries(flagged.map((questionId) => [questionId, true]));

/** @returns empty notes when the browser has no storage */
export const readNotes = async (attemptId: string): Promise<AttemptNotes> => {
  try {
    const stored = await inTime((await openDatabase()).get('notes', attemptId));
    const { flagged = [], refused = [], flagChanges = allMarked(flagged) } = stored ?? {};
    return { flagged: new Set(flagged), refused: new Set(refused), flagChanges };
  } catch {
    return noNotes;
  }
};

export type FlagChanges = Readonly<Record<string, boolean>>;

/** @param changes what the server does not have yet */
export const storeFlags = async (attemptId: string, flagged: ReadonlySet<string>, changes: FlagChanges) => {
  const transaction = (await openDatabase()).transaction('notes', 'readwrite');
  const before = await transaction.store.get(attemptId);
  await transaction.store.put({
    refused: [],
    ...before,
    attemptId,
    flagged: [...flagged],
    flagChanges: { ...changes },
  });
  await transaction.done;
};

/** @returns the later answers from other devices that the student has not been told of */
export const readSuperseded = async (attemptId: string): Promise<SavedAnswer[]> => {
  try {
    return (await (await openDatabase()).get('notes', attemptId))?.superseded ?? [];
  } catch {
    return [];
  }
};

export const clearSuperseded = async (attemptId: string) => {
  const transaction = (await openDatabase()).transaction('notes', 'readwrite');
  const before = await transaction.store.get(attemptId);
  if (before) await transaction.store.put({ ...before, superseded: [] });
  await transaction.done;
};
