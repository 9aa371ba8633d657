import { DomainError } from '@matraz/domain/errors';
import { lesson as lessonTable } from '@matraz/infra/read-models/catalog-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import { type ItemPlace, isTopicVisible, mayOpen, placeColumn, premiumColumn } from '../catalog/content-access.ts';

const lessonFields = select(lessonTable, ['topic_id'], 'l');

type OpenLesson = RowOf<typeof lessonFields> & ItemPlace;

export interface AskedLesson {
  userId: string;
  lessonId: string;
  /** May administer now, so drafts are open. */
  isAdmin: boolean;
}

/** A lesson that the user may see in the list of its topic. It can be locked. */
export const selectLesson = async (
  pool: pg.Pool,
  { userId, lessonId, isAdmin }: AskedLesson,
): Promise<OpenLesson | undefined> => {
  const { rows } = await pool.query<OpenLesson>(
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
 * A lesson that the user may open.
 *
 * @throws DomainError lesson_not_found, premium_required
 */
export const requireOpenLesson = async (pool: pg.Pool, asked: AskedLesson, now: Date): Promise<OpenLesson> => {
  const lesson = await selectLesson(pool, asked);
  if (!lesson) throw new DomainError('lesson_not_found');
  if (!mayOpen('lessons', lesson, now)) throw new DomainError('premium_required');
  return lesson;
};
