import type { CatalogEvent } from '@matraz/contracts/catalog/events';
import type { Command, Decider } from '../decider.ts';
import {
  type ContentState,
  created,
  deleted,
  needsCreation,
  needsDeletion,
  needsRestoration,
  needsUpdate,
  restored,
  updated,
} from './content-state.ts';

export type QuestionEvent = Extract<
  CatalogEvent,
  { type: 'QuestionCreated' | 'QuestionUpdated' | 'QuestionDeleted' | 'QuestionRestored' }
>;
type QuestionData = Extract<QuestionEvent, { type: 'QuestionCreated' }>['data'];
export type QuestionCommand =
  | Command<'CreateQuestion', QuestionData>
  | Command<'UpdateQuestion', QuestionData>
  | Command<'RestoreQuestion', { content: QuestionData; restoredVersion: number }>
  | Command<'DeleteQuestion', { questionId: string }>;
export type Question = ContentState<QuestionData>;

const decide = ({ type, data }: QuestionCommand, question: Question): QuestionEvent[] => {
  switch (type) {
    case 'CreateQuestion':
      return needsCreation(question, data) ? [{ type: 'QuestionCreated', data }] : [];
    case 'UpdateQuestion':
      return needsUpdate(question, data, 'question_not_found') ? [{ type: 'QuestionUpdated', data }] : [];
    case 'RestoreQuestion': {
      const { content, restoredVersion } = data;
      return needsRestoration(question, content, 'question_not_found')
        ? [{ type: 'QuestionRestored', data: { ...content, restoredVersion } }]
        : [];
    }
    case 'DeleteQuestion':
      return needsDeletion(question, 'question_not_found') ? [{ type: 'QuestionDeleted', data }] : [];
  }
};

const evolve = (question: Question, { type, data }: QuestionEvent): Question => {
  switch (type) {
    case 'QuestionCreated':
      return created(data);
    case 'QuestionUpdated':
      return updated(question, data);
    case 'QuestionRestored': {
      const { restoredVersion: _, ...content } = data;
      return restored(question, content);
    }
    case 'QuestionDeleted':
      return deleted(question);
  }
};

export const question: Decider<Question, QuestionCommand, QuestionEvent> = {
  initialState: () => ({ status: 'none' }),
  decide,
  evolve,
};
