import { useSyncExternalStore } from 'react';
import type { Obstacle } from '../../../shared/outbox/retry-decision.ts';
import type { ShownResult } from '../shown-result.ts';

/** A confirmed answer that the server has not judged. */
export interface KeptAnswer {
  /** Idempotency key: every try to send this answer has the same key. */
  key: string;
  userId: string;
  /** `exam`: a question of a completed exam, answered again. */
  kind: 'practice' | 'exam';
  questionId: string;
  /** Null: a question of an exam. */
  topicId: string | null;
  selectedAnswer: number;
  /** Later answers have greater numbers. */
  order: number;
}

/** What became of a kept answer. Refused: the server will never take it. */
export type Outcome = { status: 'judged'; result: ShownResult } | { status: 'refused' };

export interface KeptAnswers {
  /** In the order in which they were given. */
  waiting: readonly KeptAnswer[];
  /** The answers of this page, by key. */
  outcomes: ReadonlyMap<string, Outcome>;
  /** Why the last try failed. Null: it succeeded. */
  obstacle: Obstacle | null;
  /** The answers stay in this browser when the page is closed. Otherwise they last as long as the page. */
  isStored: boolean;
}

const none: KeptAnswers = { waiting: [], outcomes: new Map(), obstacle: null, isStored: true };

let state = none;
const listeners = new Set<() => void>();

export const keptAnswers = () => state;

export const setKeptAnswers = (change: Partial<KeptAnswers>) => {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
};

export const forgetKeptAnswers = () => setKeptAnswers(none);

export const subscribeKept = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The answers of this student that wait for the server. Empty until the outbox is open. */
export const useKeptAnswers = () => useSyncExternalStore(subscribeKept, keptAnswers);
