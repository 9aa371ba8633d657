import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { lessonReading } from '@matraz/domain/practice/lesson-reading';
import { lesson as lessonTable } from '@matraz/infra/read-models/catalog-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import { type ItemPlace, isTopicVisible, mayOpen, placeColumn, premiumColumn } from '../catalog/content-access.ts';
import type { CommandContext, Handle } from '../command-handler/command.ts';

const lessonFields = select(lessonTable, ['topic_id'], 'l');

type LessonToComplete = RowOf<typeof lessonFields> & ItemPlace;

interface Asked {
  userId: string;
  lessonId: string;
  /** May administer now, so drafts are open. */
  isAdmin: boolean;
}

const selectLesson = async (
  pool: pg.Pool,
  { userId, lessonId, isAdmin }: Asked,
): Promise<LessonToComplete | undefined> => {
  const { rows } = await pool.query<LessonToComplete>(
    `select ${lessonFields.columns}, ${placeColumn},
      (select count(*) from read.lesson o
        where o.topic_id = l.topic_id and (o.order_index, o.id) < (l.order_index, l.id))::int as before,
      (select count(*) from read.lesson o where o.topic_id = l.topic_id)::int as total,
      ${premiumColumn}
    from read.lesson l
    join read.topic t on t.id = l.topic_id
    where l.id = $2
    and ${isTopicVisible}`,
    [userId, lessonId, isAdmin],
  );
  return rows[0];
};

/**
 * A student completes a lesson. Completing it again changes nothing.
 *
 * @throws DomainError lesson_not_found, lesson_of_other_topic, premium_required
 */
export const completeLesson = async (
  { handle, pool }: { handle: Handle; pool: pg.Pool },
  { userId, lessonId, isAdmin, topicId }: Asked & { topicId: string },
  context: CommandContext,
): Promise<void> => {
  const lesson = await selectLesson(pool, { userId, lessonId, isAdmin });
  if (!lesson) throw new DomainError('lesson_not_found');
  if (lesson.topicId !== topicId) throw new DomainError('lesson_of_other_topic');
  if (!mayOpen('lessons', lesson, context.now)) throw new DomainError('premium_required');
  const command = { type: 'CompleteLesson', data: { userId, topicId, lessonId }, now: context.now } as const;
  await handle(lessonReading, streamOf.reading(userId, lessonId), command, context);
};
