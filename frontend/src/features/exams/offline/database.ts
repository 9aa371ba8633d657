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

/** Some older browsers never answer. The page does not wait longer for them. */
const ANSWER_TIMEOUT_MS = 2_000;
/** The timeout is counted in steps. However long a tab is suspended or busy, that counts as one step. */
const STEP_MS = 500;

/**
 * The browser may still do the work after the timeout.
 *
 * @throws DOMException when the browser does not answer within `timeout` milliseconds
 */
export const inTime = <Answer>(answer: Promise<Answer>, timeout = ANSWER_TIMEOUT_MS): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const wait = (left: number) => {
      if (left > 0) timer = setTimeout(wait, STEP_MS, left - STEP_MS);
      else reject(new DOMException('The browser does not answer', 'TimeoutError'));
    };
    wait(timeout);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
};

/** A request to open that has no answer after this time counts as lost. */
const LOST_AFTER_MS = 60_000;

let opened: Promise<IDBPDatabase<ExamsDatabase>> | undefined;
let connection: IDBPDatabase<ExamsDatabase> | undefined;
const forget = () => {
  opened = undefined;
  connection = undefined;
};

const open = async () => {
  // Firefox has none in some private windows.
  if (!globalThis.indexedDB) throw new DOMException('The browser has no storage', 'NotSupportedError');
  return openDB<ExamsDatabase>('matraz-exams', 1, {
    upgrade: (database) => {
      database.createObjectStore('outbox', { keyPath: ['attemptId', 'questionId'] });
      database.createObjectStore('attempts', { keyPath: 'attemptId' });
      database.createObjectStore('notes', { keyPath: 'attemptId' });
    },
    // A newer page needs another version. The next use opens the database again.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
};

/**
 * While the browser does not answer, the first call waits and the later ones fail at once. A late answer is used.
 * After a minute without an answer the next call asks the browser again.
 *
 * @throws DOMException when the browser has no storage for this site, or does not answer
 */
export const openDatabase = () => {
  if (opened) return opened;
  const opening = open();
  const answer = inTime(opening);
  opened = answer;
  const forgetRequest = () => {
    if (opened === answer) forget();
  };
  const timer = setTimeout(forgetRequest, LOST_AFTER_MS);
  opening
    .then((database) => {
      // A second request may have been answered before.
      if (connection) return database.close();
      connection = database;
      opened = opening;
    }, forgetRequest)
    .finally(() => clearTimeout(timer));
  return answer;
};

/** Key range of all pending answers of one attempt. */
export const answersOf = (attemptId: string) => IDBKeyRange.bound([attemptId], [attemptId, []]);
