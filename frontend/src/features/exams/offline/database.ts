import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import type { DBSchema } from 'idb';
import { openOnce } from '../../../shared/outbox/open-once.ts';
import type { SavedAnswer } from './saved-answers.ts';
import type { ClockSample } from './server-clock.ts';

/** An answer that the server has not acknowledged. The outbox has one per question: the latest. */
export interface PendingAnswer {
  attemptId: string;
  userId: string;
  questionId: string;
  selectedAnswer: number | null;
  /** Idempotency key: every try to send this answer has the same key. */
  key: string;
  /** Later answers have greater numbers. */
  order: number;
  /** When the student chose it. */
  chosen: ClockSample;
  /** Keys of earlier pending answers to this question: a try of one of them may still be on its way. */
  replaces?: string[];
}

/** The last reply with a running attempt. The page shows it when there is no network. */
interface CachedAttempt {
  attemptId: string;
  userId: string;
  attempt: RunningAttempt;
  clock: ClockSample;
  /** ETag of that reply. An acknowledged answer changes the tag on the server, so it matches only an unchanged attempt. */
  tag?: string | null;
}

/** What only this browser knows of an attempt. The results page needs it, so it stays after the attempt. */
interface StoredNotes {
  attemptId: string;
  /** Questions that the student wants to see again. */
  flagged: string[];
  /** Marks that the server does not have yet: whether the question is marked. */
  flagChanges?: Record<string, boolean>;
  /** Questions whose last answer came after the end, so that the server refused it. */
  refused: string[];
  /** Later answers from other devices that superseded a pending one. Empty after the student has read the notice. */
  superseded?: SavedAnswer[];
}

export interface ExamsDatabase extends DBSchema {
  outbox: { key: [attemptId: string, questionId: string]; value: PendingAnswer };
  attempts: { key: string; value: CachedAttempt };
  notes: { key: string; value: StoredNotes };
}

const NAME = 'matraz-exams';

export const openDatabase = openOnce<ExamsDatabase>(NAME, (database) => {
  database.createObjectStore('outbox', { keyPath: ['attemptId', 'questionId'] });
  database.createObjectStore('attempts', { keyPath: 'attemptId' });
  database.createObjectStore('notes', { keyPath: 'attemptId' });
});

/**
 * A browser without the database has nothing to read, and a cheap phone takes longer to create it than a reply does to come. True when
 * the browser cannot tell, as Firefox before 126.
 */
export const mayHaveDatabase = async () => {
  const all = await globalThis.indexedDB?.databases?.();
  return all?.some(({ name }) => name === NAME) ?? true;
};

/** Key range of all pending answers of one attempt. */
export const answersOf = (attemptId: string) => IDBKeyRange.bound([attemptId], [attemptId, []]);
