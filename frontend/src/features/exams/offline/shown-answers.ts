import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import type { OutboxState } from './outbox-state.ts';
import { withSavedAnswers } from './saved-answers.ts';

/**
 * A pending answer is 'sending'; 'waiting' when there is no network; 'delayed' when the server cannot take it now; or 'fault' when this
 * page cannot send it.
 */
export type AnswerState = 'saved' | 'sending' | 'waiting' | 'delayed' | 'fault';

export interface ShownAnswer {
  selectedAnswer: number | null;
  state: AnswerState;
  /** Only of a saved answer. By the server's clock. */
  savedAt?: string;
  /** Only of a pending answer: false when it lasts only as long as the page. */
  isKept?: boolean;
}

const pendingState = ({ obstacle }: OutboxState, isOnline: boolean): AnswerState => {
  if (!isOnline || obstacle === 'network') return 'waiting';
  return obstacle === 'server' ? 'delayed' : 'sending';
};

/** The answer to show at each question: the pending one, or else the saved one. */
export const shownAnswers = (attempt: RunningAttempt, outbox: OutboxState, isOnline: boolean) => {
  const shown = new Map<string, ShownAnswer>();
  for (const { questionId, selectedAnswer, savedAt } of withSavedAnswers(attempt, outbox.saved.values()).answers) {
    shown.set(questionId, { selectedAnswer, state: 'saved', savedAt });
  }
  const state = pendingState(outbox, isOnline);
  for (const [questionId, { selectedAnswer, key }] of outbox.pending) {
    shown.set(questionId, {
      selectedAnswer,
      state: outbox.faulty.has(key) ? 'fault' : state,
      isKept: outbox.isKept,
    });
  }
  return shown;
};

export const countIn = (wanted: AnswerState, shown: ReadonlyMap<string, ShownAnswer>) =>
  [...shown.values()].filter(({ state }) => state === wanted).length;

/** Number of answers that will be sent when the network or the server is back. */
export const countBlocked = (shown: ReadonlyMap<string, ShownAnswer>) =>
  countIn('waiting', shown) + countIn('delayed', shown);

/** A cleared answer does not count. */
export const countAnswered = (shown: ReadonlyMap<string, ShownAnswer>) =>
  [...shown.values()].filter(({ selectedAnswer }) => selectedAnswer !== null).length;
