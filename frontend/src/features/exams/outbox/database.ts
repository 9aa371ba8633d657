import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ClockReading } from '../attempt/server-clock.ts';
import type { SavedAnswer } from './saved-answer.ts';

/** An answer that the server has not acknowledged. One per question: the latest. */
export interface UnsentAnswer {
  attemptId: string;
  userId: string;
  questionId: string;
  selectedAnswer: number | null;
  /** Idempotency key: of this answer, however often it is sent. */
  key: string;
  /** Later ones are greater. */
  order: number;
  /** When it was chosen, by the server's clock and by the device's. Missing: it is sent without a look at what is there. */
  chosen?: ClockReading;
  /** Answers to the same question whose place it took here: a try of theirs may have come through all the same. */
  replaced?: (number | null)[];
}

/** A running attempt as the server last told it, so that it can go on without a network. */
interface KeptAttempt {
  attemptId: string;
  userId: string;
  attempt: RunningAttempt;
  clock: ClockReading;
  /** Of that reply. What was acknowledged since has changed it on the server, so that it fits `attempt` or nothing. */
  tag?: string | null;
}

/** What only this browser knows of an attempt; stays for its review. */
interface AttemptMarks {
  attemptId: string;
  /** Questions to come back to. */
  flagged: string[];
  /** Questions whose last answer the server did not take: it came after the end. */
  refused: string[];
  /** What stands in place of answers that were not sent, until the student has read it. */
  overtaken?: SavedAnswer[];
}

export interface ExamsDatabase extends DBSchema {
  outbox: { key: [attemptId: string, questionId: string]; value: UnsentAnswer };
  kept: { key: string; value: KeptAttempt };
  marks: { key: string; value: AttemptMarks };
}

let opened: Promise<IDBPDatabase<ExamsDatabase>> | undefined;

/** @throws DOMException where the browser keeps nothing */
export const openDatabase = () => {
  opened ??= openDB<ExamsDatabase>('matraz-exams', 1, {
    upgrade: (database) => {
      database.createObjectStore('outbox', { keyPath: ['attemptId', 'questionId'] });
      database.createObjectStore('kept', { keyPath: 'attemptId' });
      database.createObjectStore('marks', { keyPath: 'attemptId' });
    },
    // A newer page wants another version, or the browser closed it: the next use opens it again.
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

/** All answers of one attempt. */
export const ofAttempt = (attemptId: string) => IDBKeyRange.bound([attemptId], [attemptId, []]);
