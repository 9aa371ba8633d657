import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { lessonReading } from '@matraz/domain/practice/lesson-reading';
import type pg from 'pg';
import { mayOpen } from '../catalog/content-access.ts';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import { type AskedLesson, selectLesson } from './open-lesson.ts';

/**
 * A student completes a lesson. Completing it again changes nothing.
 *
 * @throws DomainError lesson_not_found, lesson_of_other_topic, premium_required
 */
export const completeLesson = async (
  { handle, pool }: { handle: Handle; pool: pg.Pool },
  { userId, lessonId, isAdmin, topicId }: AskedLesson & { topicId: string },
  context: CommandContext,
): Promise<void> => {
  const lesson = await selectLesson(pool, { userId, lessonId, isAdmin });
  if (!lesson) throw new DomainError('lesson_not_found');
  if (lesson.topicId !== topicId) throw new DomainError('lesson_of_other_topic');
  if (!mayOpen('lessons', lesson, context.now)) throw new DomainError('premium_required');
  const command = { type: 'CompleteLesson', data: { userId, topicId, lessonId }, now: context.now } as const;
  await handle(lessonReading, streamOf.reading(userId, lessonId), command, context);
};
