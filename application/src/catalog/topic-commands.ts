import type { LessonOrder, TopicContent } from '@matraz/contracts/catalog/content';
import type { Course } from '@matraz/contracts/catalog/http';
import { streamOf } from '@matraz/contracts/streams';
import { course } from '@matraz/domain/catalog/course';
import { topic } from '@matraz/domain/catalog/topic';
import { DomainError } from '@matraz/domain/errors';
import { idFrom } from '@matraz/infra/ids';
import type { CommandContext } from '../commands/command-handler.ts';
import { type CatalogDesk, mustHaveCourse } from './lookup.ts';

/** Titles, descriptions, colours and icons are plain text or data: kept as typed, never rendered as HTML. */
export const topicCommands = (desk: CatalogDesk) => {
  const save = async (
    type: 'CreateTopic' | 'UpdateTopic',
    topicId: string,
    content: TopicContent,
    context: CommandContext,
  ): Promise<TopicContent & { id: string }> => {
    await mustHaveCourse(desk, content.courseId);
    const data = { ...content, topicId };
    const { events } = await desk.handle(topic, streamOf.topic(topicId), { type, data }, context);
    const [event] = events;
    const { topicId: id, ...stored } = event && 'title' in event.data ? event.data : data;
    return { id, ...stored };
  };

  return {
    /** Says what a course is; saying it again changes nothing. */
    async defineCourse({ id: courseId, title, subject }: Course, context: CommandContext): Promise<void> {
      const data = { courseId, title, subject };
      await desk.handle(course, streamOf.course(courseId), { type: 'DefineCourse', data }, context);
    },

    /** @throws DomainError course_not_found */
    createTopic: (content: TopicContent, context: CommandContext) =>
      save('CreateTopic', idFrom({ ...context, kind: 'topic' }), content, context),

    /** @throws DomainError topic_not_found, course_not_found */
    updateTopic: (id: string, content: TopicContent, context: CommandContext) =>
      save('UpdateTopic', id, content, context),

    /** Its lessons, questions and videos go with it. @throws DomainError topic_not_found */
    async deleteTopic(topicId: string, context: CommandContext): Promise<{ id: string }> {
      await desk.handle(topic, streamOf.topic(topicId), { type: 'DeleteTopic', data: { topicId } }, context);
      return { id: topicId };
    },

    /** @throws DomainError lesson_not_found, lesson_of_other_topic: the lessons must all belong to one topic */
    async reorderLessons(lessons: LessonOrder, context: CommandContext): Promise<{ lessons: LessonOrder }> {
      const topics = await desk.lookup.topicsOfLessons(lessons.map(({ id }) => id));
      if (topics.size < lessons.length) throw new DomainError('lesson_not_found');
      const [topicId, ...others] = new Set(topics.values());
      if (topicId === undefined || others.length > 0) throw new DomainError('lesson_of_other_topic');
      await desk.handle(
        topic,
        streamOf.topic(topicId),
        { type: 'ReorderLessons', data: { topicId, lessons } },
        context,
      );
      return { lessons };
    },
  };
};
