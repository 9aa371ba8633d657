import type { LessonContent } from '@matraz/contracts/catalog/content';
import { streamOf } from '@matraz/contracts/streams';
import { lesson } from '@matraz/domain/catalog/lesson';
import { idFrom } from '@matraz/infra/ids';
import type { CommandContext } from '../commands/command-handler.ts';
import { cleanHtml } from './clean-html.ts';
import { type CatalogDesk, mustHaveTopic } from './lookup.ts';

export const lessonCommands = (desk: CatalogDesk) => {
  const save = async (
    type: 'CreateLesson' | 'UpdateLesson',
    lessonId: string,
    content: LessonContent,
    context: CommandContext,
  ): Promise<LessonContent & { id: string }> => {
    const data = { ...content, lessonId, content: cleanHtml('content', content.content) };
    await mustHaveTopic(desk, content.topicId);
    const { events } = await desk.handle(lesson, streamOf.lesson(lessonId), { type, data }, context);
    const [event] = events;
    const { lessonId: id, ...stored } = event && 'title' in event.data ? event.data : data;
    return { id, ...stored };
  };

  return {
    /** @throws DomainError topic_not_found; InvalidContent */
    createLesson: (content: LessonContent, context: CommandContext) =>
      save('CreateLesson', idFrom({ ...context, kind: 'lesson' }), content, context),

    /** @throws DomainError lesson_not_found, topic_not_found; InvalidContent */
    updateLesson: (id: string, content: LessonContent, context: CommandContext) =>
      save('UpdateLesson', id, content, context),

    /** @throws DomainError lesson_not_found */
    async deleteLesson(lessonId: string, context: CommandContext): Promise<{ id: string }> {
      await desk.handle(lesson, streamOf.lesson(lessonId), { type: 'DeleteLesson', data: { lessonId } }, context);
      return { id: lessonId };
    },
  };
};
