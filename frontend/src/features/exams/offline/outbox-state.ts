import type { Obstacle } from '../../../shared/outbox/retry-decision.ts';
import type { PendingAnswer } from './database.ts';
import type { SavedAnswer } from './saved-answers.ts';

/**
 * What the page shows of an outbox. Every tab of the attempt has it: the tabs tell each other what changes. All maps are
 * by question id.
 */
export interface OutboxState {
  /** Not acknowledged yet, in the order in which the student chose them. */
  pending: ReadonlyMap<string, Pick<PendingAnswer, 'selectedAnswer' | 'key' | 'chosen' | 'replaces'>>;
  /** Acknowledged since the page was loaded. */
  saved: ReadonlyMap<string, SavedAnswer>;
  /** Questions whose last answer the server refused. */
  refused: ReadonlySet<string>;
  /** Later answers from other devices that took the place of pending ones. Empty once the student has read the notice. */
  superseded: ReadonlyMap<string, SavedAnswer>;
  /** Why the last try failed. Null: it succeeded. */
  obstacle: Obstacle | null;
  /** Keys of answers whose last try failed by a fault of this page. */
  faulty: ReadonlySet<string>;
  /** Pending answers stay in this browser when the page is closed. Otherwise they last as long as the page. */
  isKept: boolean;
}

export const emptyOutbox: OutboxState = {
  pending: new Map(),
  saved: new Map(),
  refused: new Set(),
  superseded: new Map(),
  obstacle: null,
  faulty: new Set(),
  isKept: true,
};

/** What one tab tells the other tabs of the same attempt. */
export type TabMessage =
  /** The stored answers have changed. */
  | { type: 'changed' }
  /** The tab that sends is alive and has work. */
  | { type: 'sending' }
  | { type: 'saved'; answer: SavedAnswer; key: string }
  | { type: 'refused'; questionId: string; key: string }
  | { type: 'superseded'; answer: SavedAnswer; key: string }
  /** The student has read the notice about superseded answers. */
  | { type: 'understood' }
  /** Why the last try failed. Null: it succeeded. */
  | { type: 'stuck'; obstacle: Obstacle | null }
  /** The tab that sends has a fault, or no longer has it. */
  | { type: 'fault'; key: string; isFault: boolean };

/** Without the answer that has this key. A later answer to the same question has another key and stays. */
const without = (pending: OutboxState['pending'], questionId: string, key: string): OutboxState['pending'] => {
  if (pending.get(questionId)?.key !== key) return pending;
  const rest = new Map(pending);
  rest.delete(questionId);
  return rest;
};

/** The parts of the state that a message changes. */
export const changeBy = (
  message: Exclude<TabMessage, { type: 'changed' | 'sending' }>,
  state: OutboxState,
): Partial<OutboxState> => {
  switch (message.type) {
    case 'stuck':
      return { obstacle: message.obstacle };
    case 'fault': {
      const faulty = new Set(state.faulty);
      if (message.isFault) faulty.add(message.key);
      else faulty.delete(message.key);
      return { faulty };
    }
    case 'understood':
      return { superseded: new Map() };
    case 'refused':
      return {
        pending: without(state.pending, message.questionId, message.key),
        refused: new Set(state.refused).add(message.questionId),
      };
    case 'saved':
    case 'superseded': {
      const { questionId } = message.answer;
      // Two tabs may send, and the reply to an earlier answer can come last.
      const known = state.saved.get(questionId);
      if (known && known.savedAt > message.answer.savedAt) {
        return { pending: without(state.pending, questionId, message.key) };
      }
      const refused = new Set(state.refused);
      refused.delete(questionId);
      return {
        refused,
        pending: without(state.pending, questionId, message.key),
        saved: new Map(state.saved).set(questionId, message.answer),
        ...(message.type === 'superseded' && {
          superseded: new Map(state.superseded).set(questionId, message.answer),
        }),
      };
    }
  }
};
