import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import type { OutboxState } from './outbox-state.ts';
import { withSavedAnswers } from './saved-answers.ts';

/** A pending answer is 'sending', 'waiting' when there is no network, or 'fault' when this page cannot send it. */
export type AnswerState = 'saved' | 'sending' | 'waiting' | 'fault';

export interface ShownAnswer {
  selectedAnswer: number | null;
  state: AnswerState;
  /** Only of a saved answer. By the server's clock. */
  savedAt?: string;
}

/** The answer to show at each question: the pending one, or else the saved one. */
export const shownAnswers = (attempt: RunningAttempt, outbox: OutboxState, isOnline: boolean) => {
  const shown = new Map<string, ShownAnswer>();
  for (const { questionId, selectedAnswer, savedAt } of withSavedAnswers(attempt, outbox.saved.values()).answers) {
    shown.set(questionId, { selectedAnswer, state: 'saved', savedAt });
  }
  const state = isOnline && !outbox.isStuck ? 'sending' : 'waiting';
  for (const [questionId, { selectedAnswer, key }] of outbox.pending) {
    shown.set(questionId, { selectedAnswer, state: outbox.faulty.has(key) ? 'fault' : state });
  }
  return shown;
};

export const countIn = (wanted: AnswerState, shown: ReadonlyMap<string, ShownAnswer>) =>
  [...shown.values()].filter(({ state }) => state === wanted).length;

/** A cleared answer does not count. */
export const countAnswered = (shown: ReadonlyMap<string, ShownAnswer>) =>
  [...shown.values()].filter(({ selectedAnswer }) => selectedAnswer !== null).length;
