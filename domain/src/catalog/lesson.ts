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

export type LessonEvent = Extract<
  CatalogEvent,
  { type: 'LessonCreated' | 'LessonUpdated' | 'LessonDeleted' | 'LessonRestored' }
>;
type LessonData = Extract<LessonEvent, { type: 'LessonCreated' }>['data'];
export type LessonCommand =
  | Command<'CreateLesson', LessonData>
  | Command<'UpdateLesson', LessonData>
  | Command<'RestoreLesson', { content: LessonData; restoredVersion: number }>
  | Command<'DeleteLesson', { lessonId: string }>;
export type Lesson = ContentState<LessonData>;

const decide = ({ type, data }: LessonCommand, lesson: Lesson): LessonEvent[] => {
  switch (type) {
    case 'CreateLesson':
      return needsCreation(lesson, data) ? [{ type: 'LessonCreated', data }] : [];
    case 'UpdateLesson':
      return needsUpdate(lesson, data, 'lesson_not_found') ? [{ type: 'LessonUpdated', data }] : [];
    case 'RestoreLesson': {
      const { content, restoredVersion } = data;
      return needsRestoration(lesson, content, 'lesson_not_found')
        ? [{ type: 'LessonRestored', data: { ...content, restoredVersion } }]
        : [];
    }
    case 'DeleteLesson':
      return needsDeletion(lesson, 'lesson_not_found') ? [{ type: 'LessonDeleted', data }] : [];
  }
};

const evolve = (lesson: Lesson, { type, data }: LessonEvent): Lesson => {
  switch (type) {
    case 'LessonCreated':
      return created(data);
    case 'LessonUpdated':
      return updated(lesson, data);
    case 'LessonRestored': {
      const { restoredVersion: _, ...content } = data;
      return restored(lesson, content);
    }
    case 'LessonDeleted':
      return deleted(lesson);
  }
};

export const lesson: Decider<Lesson, LessonCommand, LessonEvent> = {
  initialState: () => ({ status: 'none' }),
  decide,
  evolve,
};
