import type { UnsentAnswer } from './database.ts';
import type { SavedAnswer } from './saved-answer.ts';

export interface OutboxState {
  /** By question; the order in which they were given. */
  unsent: ReadonlyMap<string, Pick<UnsentAnswer, 'selectedAnswer' | 'key'>>;
  /** What the server acknowledged since this page came, by question. */
  saved: ReadonlyMap<string, SavedAnswer>;
  /** Questions whose last answer the server did not take. */
  refused: ReadonlySet<string>;
  /** What stands in place of answers that waited here too long, by question, until the student has read it. */
  overtaken: ReadonlyMap<string, SavedAnswer>;
  /** The last try got no reply. */
  isStuck: boolean;
}

/** Before anything is chosen or read. */
export const nothingYet: OutboxState = {
  unsent: new Map(),
  saved: new Map(),
  refused: new Set(),
  overtaken: new Map(),
  isStuck: false,
};

/** What one tab tells the others. */
export type News =
  | { type: 'changed' }
  | { type: 'saved'; answer: SavedAnswer; key: string }
  | { type: 'refused'; questionId: string; key: string }
  | { type: 'overtaken'; answer: SavedAnswer; key: string }
  | { type: 'understood' }
  | { type: 'stuck'; isStuck: boolean };

const without = (unsent: OutboxState['unsent'], questionId: string, key: string): OutboxState['unsent'] => {
  if (unsent.get(questionId)?.key !== key) return unsent;
  const rest = new Map(unsent);
  rest.delete(questionId);
  return rest;
};

/** What changes in the state by a piece of news; of `changed` the storage tells. */
export const changeBy = (news: Exclude<News, { type: 'changed' }>, state: OutboxState): Partial<OutboxState> => {
  switch (news.type) {
    case 'stuck':
      return { isStuck: news.isStuck };
    case 'understood':
      return { overtaken: new Map() };
    case 'refused':
      return {
        unsent: without(state.unsent, news.questionId, news.key),
        refused: new Set(state.refused).add(news.questionId),
      };
    case 'saved':
    case 'overtaken': {
      const { questionId } = news.answer;
      const refused = new Set(state.refused);
      refused.delete(questionId);
      return {
        refused,
        unsent: without(state.unsent, questionId, news.key),
        saved: new Map(state.saved).set(questionId, news.answer),
        ...(news.type === 'overtaken' && { overtaken: new Map(state.overtaken).set(questionId, news.answer) }),
      };
    }
  }
};
