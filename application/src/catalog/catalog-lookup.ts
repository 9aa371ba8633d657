import type { TopicStatus } from '@matraz/contracts/catalog/content';
import type { lesson, topic } from '@matraz/infra/read-models/catalog-tables';
import type { Row } from '@matraz/infra/read-models/table';
import type pg from 'pg';

export interface LessonPlace {
  orderIndex: number;
  version: number;
}

/** What a catalog command must know about other streams. */
export interface CatalogLookup {
  courseExists(courseId: number): Promise<boolean>;
  topicExists(topicId: string): Promise<boolean>;
  /** Null for an unknown topic. */
  statusOfTopic(topicId: string): Promise<TopicStatus | null>;
  /** Those of these topics that students can see. */
  publishedTopics(topicIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Its lessons, questions and videos are deleted with it. */
  isTopicDeleted(topicId: string): Promise<boolean>;
  /** The topic of each lesson. An unknown lesson is missing from the map. */
  topicsOfLessons(lessonIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The place that is shown. `version`: the newest event of the lesson that the read model has. Null for an unknown lesson. */
  placeOfLesson(lessonId: string): Promise<LessonPlace | null>;
}

/** For a caller that has checked the ids itself, or that uses only ids it has just created. */
export const everythingExists: CatalogLookup = {
  courseExists: async () => true,
  topicExists: async () => true,
  statusOfTopic: async () => null,
  publishedTopics: async (topicIds) => new Set(topicIds),
  isTopicDeleted: async () => false,
  topicsOfLessons: async () => new Map(),
  placeOfLesson: async () => null,
};

/** Asks the read models. They contain the result of every write that was answered. */
export const readModelCatalogLookup = (pool: pg.Pool): CatalogLookup => ({
  async courseExists(courseId) {
    const { rowCount } = await pool.query('select 1 from read.course where id = $1', [courseId]);
    return rowCount === 1;
  },
  async topicExists(topicId) {
    const { rowCount } = await pool.query('select 1 from read.topic where id = $1', [topicId]);
    return rowCount === 1;
  },
  async statusOfTopic(topicId) {
    const { rows } = await pool.query<Row<typeof topic, 'status'>>('select status from read.topic where id = $1', [
      topicId,
    ]);
    return rows[0]?.status ?? null;
  },
  async publishedTopics(topicIds) {
    const { rows } = await pool.query<Row<typeof topic, 'id'>>(
      `select id from read.topic where id = any($1::uuid[]) and status = 'published'`,
      [topicIds],
    );
    return new Set(rows.map(({ id }) => id));
  },
  async isTopicDeleted(topicId) {
    const { rowCount } = await pool.query('select 1 from read.deleted_topic where id = $1', [topicId]);
    return rowCount === 1;
  },
  async topicsOfLessons(lessonIds) {
    const { rows } = await pool.query<Row<typeof lesson, 'id' | 'topic_id'>>(
      'select id, topic_id from read.lesson where id = any($1::uuid[])',
      [lessonIds],
    );
    return new Map(rows.map(({ id, topic_id }) => [id, topic_id]));
  },
  async placeOfLesson(lessonId) {
    const { rows } = await pool.query<LessonPlace>(
      'select order_index as "orderIndex", version from read.lesson where id = $1',
      [lessonId],
    );
    return rows[0] ?? null;
  },
});
