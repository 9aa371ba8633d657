import type { CatalogEvent } from '@matraz/contracts/catalog/events';
import type { Command, Decider } from '../decider.ts';
import { created, deleted, type Lifecycle, mustCreate, mustDelete, mustUpdate, updated } from './lifecycle.ts';

export type LessonEvent = Extract<CatalogEvent, { type: 'LessonCreated' | 'LessonUpdated' | 'LessonDeleted' }>;
type LessonData = Extract<LessonEvent, { type: 'LessonCreated' }>['data'];
export type LessonCommand =
  | Command<'CreateLesson', LessonData>
  | Command<'UpdateLesson', LessonData>
  | Command<'DeleteLesson', { lessonId: string }>;
export type Lesson = Lifecycle<LessonData>;

const decide = ({ type, data }: LessonCommand, lesson: Lesson): LessonEvent[] => {
  switch (type) {
    case 'CreateLesson':
      return mustCreate(lesson, data) ? [{ type: 'LessonCreated', data }] : [];
    case 'UpdateLesson':
      return mustUpdate(lesson, data, 'lesson_not_found') ? [{ type: 'LessonUpdated', data }] : [];
    case 'DeleteLesson':
      return mustDelete(lesson, 'lesson_not_found') ? [{ type: 'LessonDeleted', data }] : [];
  }
};

const evolve = (lesson: Lesson, { type, data }: LessonEvent): Lesson => {
  switch (type) {
    case 'LessonCreated':
      return created(data);
    case 'LessonUpdated':
      return updated(lesson, data);
    case 'LessonDeleted':
      return deleted(lesson);
  }
};

export const lesson: Decider<Lesson, LessonCommand, LessonEvent> = {
  initialState: () => ({ status: 'none' }),
  decide,
  evolve,
};
