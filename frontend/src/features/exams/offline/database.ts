import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
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
  /** When the student chose it. An answer without it is sent without the check for a later answer. */
  chosen?: ClockSample;
  /** Earlier pending answers to this question. The server may have got one of them. */
  replaced?: (number | null)[];
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
  /** Questions whose last answer came after the end, so that the server refused it. */
  refused: string[];
  /** Later answers from other devices that superseded a pending one. Empty after the student has read the notice. */
  overtaken?: SavedAnswer[];
}

/**
 * `kept` holds the cached attempts and `marks` the notes. Browsers of students have data under these names and
 * under `overtaken`, so they do not change.
 */
export interface ExamsDatabase extends DBSchema {
  outbox: { key: [attemptId: string, questionId: string]; value: PendingAnswer };
  kept: { key: string; value: CachedAttempt };
  marks: { key: string; value: StoredNotes };
}

let opened: Promise<IDBPDatabase<ExamsDatabase>> | undefined;

/** @throws DOMException when the browser has no storage for this site */
export const openDatabase = () => {
  opened ??= openDB<ExamsDatabase>('matraz-exams', 1, {
    upgrade: (database) => {
      database.createObjectStore('outbox', { keyPath: ['attemptId', 'questionId'] });
      database.createObjectStore('kept', { keyPath: 'attemptId' });
      database.createObjectStore('marks', { keyPath: 'attemptId' });
    },
    // A newer page needs another version. The next use opens the database again.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

/** Key range of all pending answers of one attempt. */
export const answersOf = (attemptId: string) => IDBKeyRange.bound([attemptId], [attemptId, []]);
