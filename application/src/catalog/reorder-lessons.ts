import type { LessonOrder } from '@matraz/contracts/catalog/content';
import { streamOf } from '@matraz/contracts/streams';
import { topic } from '@matraz/domain/catalog/topic';
import { DomainError } from '@matraz/domain/errors';
import type { CommandContext } from '../command-handler/command.ts';
import type { ContentDeps } from './content-commands.ts';

/** @throws DomainError lesson_not_found; lesson_of_other_topic when the lessons do not all belong to one topic */
export const reorderLessons = async (
  { handle, catalogLookup }: ContentDeps,
  lessons: LessonOrder,
  context: CommandContext,
): Promise<{ lessons: LessonOrder }> => {
  const topics = await catalogLookup.topicsOfLessons(lessons.map(({ id }) => id));
  if (topics.size < lessons.length) throw new DomainError('lesson_not_found');
  const [topicId, ...others] = new Set(topics.values());
  if (topicId === undefined || others.length > 0) throw new DomainError('lesson_of_other_topic');
  const command = { type: 'ReorderLessons', data: { topicId, lessons } } as const;
  await handle(topic, streamOf.topic(topicId), command, context);
  return { lessons };
};
