import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import type { OutboxState } from '../outbox/outbox-state.ts';
import { withSaved } from '../outbox/saved-answer.ts';

/** 'waiting': no network, kept by the browser. */
export type AnswerState = 'saved' | 'sending' | 'waiting';

export interface ShownAnswer {
  selectedAnswer: number | null;
  state: AnswerState;
}

/** What stands at each question: what was chosen here and is on its way, else what the server has. */
export const shownAnswers = (attempt: RunningAttempt, outbox: OutboxState, isOnline: boolean) => {
  const shown = new Map<string, ShownAnswer>();
  for (const { questionId, selectedAnswer } of withSaved(attempt, outbox.saved.values()).answers) {
    shown.set(questionId, { selectedAnswer, state: 'saved' });
  }
  const state = isOnline && !outbox.isStuck ? 'sending' : 'waiting';
  for (const [questionId, { selectedAnswer }] of outbox.unsent) shown.set(questionId, { selectedAnswer, state });
  return shown;
};

/** Kept by the browser until there is a network. */
export const countWaiting = (shown: ReadonlyMap<string, ShownAnswer>) =>
  [...shown.values()].filter(({ state }) => state === 'waiting').length;

/** Cleared ones are none. */
export const countAnswered = (shown: ReadonlyMap<string, ShownAnswer>) =>
  [...shown.values()].filter(({ selectedAnswer }) => selectedAnswer !== null).length;
