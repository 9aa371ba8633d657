import type pg from 'pg';
import type { CatalogLookup } from './lookup.ts';

/** Asks the read models, which hold what every acknowledged command made. */
export const readModelLookup = (pool: pg.Pool): CatalogLookup => ({
  async courseExists(courseId) {
    const { rowCount } = await pool.query('select 1 from read.course where id = $1', [courseId]);
    return rowCount === 1;
  },
  async topicExists(topicId) {
    const { rowCount } = await pool.query('select 1 from read.topic where id = $1', [topicId]);
    return rowCount === 1;
  },
  async topicsOfLessons(lessonIds) {
    const { rows } = await pool.query<{ id: string; topic_id: string }>(
      'select id, topic_id from read.lesson where id = any($1::uuid[])',
      [lessonIds],
    );
    return new Map(rows.map(({ id, topic_id }) => [id, topic_id]));
  },
});
