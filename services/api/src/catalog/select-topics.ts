import type { Course } from '@matraz/contracts/catalog/http';
import { course, topic } from '@matraz/infra/read-models/catalog-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import { type Contents, lessonsOfTopic, questionsOfTopic, videosOfTopic } from './select-contents.ts';

const topicFields = select(
  topic,
  ['id', 'course_id', 'unit', 'title', 'description', 'color', 'icon', 'difficulty', 'order_index', 'version'],
  't',
);
const courseFields = select(course, ['id', 'title', 'subject'], 'c');

export type TopicRow = RowOf<typeof topicFields>;
export type OutlineRow = TopicRow & { totalLessons: number; totalVideos: number; questionIds: string[] };

export const selectCourses = async (pool: pg.Pool): Promise<Course[]> =>
  (await pool.query<RowOf<typeof courseFields>>(`select ${courseFields.columns} from read.course c order by c.id`))
    .rows;

/** All topics in their order, with the ids of their questions in the order of the topic. */
export const selectOutline = async (pool: pg.Pool): Promise<OutlineRow[]> => {
  const { rows } = await pool.query<OutlineRow>(`
    select ${topicFields.columns},
      (select count(*) from read.lesson l where l.topic_id = t.id)::int as "totalLessons",
      (select count(*) from read.video v where v.topic_id = t.id)::int as "totalVideos",
      array(select q.id from read.question q where q.topic_id = t.id order by q.id) as "questionIds"
    from read.topic t
    order by t.order_index, t.id`);
  return rows;
};

/** A topic with all its contents, also what only some users may see. */
export const selectTopic = async (pool: pg.Pool, topicId: string): Promise<(TopicRow & Contents) | undefined> => {
  const { rows } = await pool.query<TopicRow & Contents>(
    `select ${topicFields.columns},
      ${lessonsOfTopic} as lessons,
      ${questionsOfTopic} as questions,
      ${videosOfTopic} as videos
    from read.topic t
    where t.id = $1`,
    [topicId],
  );
  return rows[0];
};

interface AdminStats {
  totalTopics: number;
  totalLessons: number;
  totalQuestions: number;
  totalVideos: number;
}

export const selectAdminStats = async (pool: pg.Pool): Promise<AdminStats> => {
  const { rows } = await pool.query<AdminStats>(`
    select
      (select count(*) from read.topic)::int as "totalTopics",
      (select count(*) from read.lesson)::int as "totalLessons",
      (select count(*) from read.question)::int as "totalQuestions",
      (select count(*) from read.video)::int as "totalVideos"`);
  const [stats] = rows;
  if (!stats) throw new Error('a select without from returns one row');
  return stats;
};
