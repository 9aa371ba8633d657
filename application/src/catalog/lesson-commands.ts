import type { LessonContent } from '@matraz/contracts/catalog/content';
import { type LessonCommand, type LessonEvent, lesson } from '@matraz/domain/catalog/lesson';
import { cleanHtml } from '../clean-html.ts';
import { contentCommands, requireTopic } from './content-commands.ts';

type LessonData = Extract<LessonEvent, { type: 'LessonCreated' }>['data'];
const withoutId = ({ lessonId: _, ...content }: LessonData): LessonContent => content;
const contentOf = ({ data }: LessonEvent): LessonContent | undefined => ('title' in data ? withoutId(data) : undefined);

/** @throws DomainError topic_not_found, lesson_not_found, edit_conflict; InvalidContent */
export const {
  create: createLesson,
  update: updateLesson,
  restore: restoreLesson,
  delete: deleteLesson,
} = contentCommands<LessonContent, LessonData, LessonCommand, LessonEvent>({
  kind: 'lesson',
  decider: lesson,
  async prepare(deps, content: LessonContent) {
    const clean = { ...content, content: cleanHtml('content', content.content) };
    await requireTopic(deps, content.topicId);
    return clean;
  },
  commands: {
    create: (lessonId, content) => ({ type: 'CreateLesson', data: { ...content, lessonId } }),
    update: (lessonId, content) => ({ type: 'UpdateLesson', data: { ...content, lessonId } }),
    restore: (lessonId, content, restoredVersion) => ({
      type: 'RestoreLesson',
      data: { content: { ...content, lessonId }, restoredVersion },
    }),
    delete: (lessonId) => ({ type: 'DeleteLesson', data: { lessonId } }),
  },
  contentOf,
  withoutId,
});
