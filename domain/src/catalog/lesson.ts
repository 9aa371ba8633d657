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
  /** `shownPlace`: the place in the topic, which sorting also changes. Absent: the place of the lesson's own events. */
  | (Command<'UpdateLesson', LessonData> & { shownPlace?: number | undefined })
  | Command<'RestoreLesson', { content: LessonData; restoredVersion: number }>
  | Command<'DeleteLesson', { lessonId: string }>;
export type Lesson = ContentState<LessonData>;

/** The lesson at another place. Sorting is an event of the topic, so the state of the lesson does not have the new place. */
export const lessonAt = (lesson: Lesson, orderIndex: number): Lesson =>
  lesson.status === 'live' ? { ...lesson, current: { ...lesson.current, orderIndex } } : lesson;

const update = ({ data, shownPlace }: Extract<LessonCommand, { type: 'UpdateLesson' }>, lesson: Lesson) => {
  const shown = shownPlace === undefined ? lesson : lessonAt(lesson, shownPlace);
  return needsUpdate(shown, data, 'lesson_not_found') ? [{ type: 'LessonUpdated', data } as const] : [];
};

const decide = (command: LessonCommand, lesson: Lesson): LessonEvent[] => {
  const { type, data } = command;
  switch (type) {
    case 'CreateLesson':
      return needsCreation(lesson, data) ? [{ type: 'LessonCreated', data }] : [];
    case 'UpdateLesson':
      return update(command, lesson);
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
