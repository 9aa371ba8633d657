import type { CatalogEvent } from '@matraz/contracts/catalog/events';
import type { Command, Decider } from '../decider.ts';
import { created, deleted, type Lifecycle, mustCreate, mustDelete, mustUpdate, updated } from './lifecycle.ts';

export type QuestionEvent = Extract<CatalogEvent, { type: 'QuestionCreated' | 'QuestionUpdated' | 'QuestionDeleted' }>;
type QuestionData = Extract<QuestionEvent, { type: 'QuestionCreated' }>['data'];
export type QuestionCommand =
  | Command<'CreateQuestion', QuestionData>
  | Command<'UpdateQuestion', QuestionData>
  | Command<'DeleteQuestion', { questionId: string }>;
export type Question = Lifecycle<QuestionData>;

const decide = ({ type, data }: QuestionCommand, question: Question): QuestionEvent[] => {
  switch (type) {
    case 'CreateQuestion':
      return mustCreate(question, data) ? [{ type: 'QuestionCreated', data }] : [];
    case 'UpdateQuestion':
      return mustUpdate(question, data, 'question_not_found') ? [{ type: 'QuestionUpdated', data }] : [];
    case 'DeleteQuestion':
      return mustDelete(question, 'question_not_found') ? [{ type: 'QuestionDeleted', data }] : [];
  }
};

const evolve = (question: Question, { type, data }: QuestionEvent): Question => {
  switch (type) {
    case 'QuestionCreated':
      return created(data);
    case 'QuestionUpdated':
      return updated(question, data);
    case 'QuestionDeleted':
      return deleted(question);
  }
};

export const question: Decider<Question, QuestionCommand, QuestionEvent> = {
  initialState: () => ({ status: 'none' }),
  decide,
  evolve,
};
