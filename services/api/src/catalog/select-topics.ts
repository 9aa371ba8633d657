import { type ContentRights, isAdminColumn, rightsColumns } from '@matraz/application/catalog/content-access';
import type { Course, TopicSummary } from '@matraz/contracts/catalog/http';
import { course, topic } from '@matraz/infra/read-models/catalog-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import { type Contents, lessonsOfTopic, questionsOfTopic, videosOfTopic } from './select-contents.ts';

/** `$1` is the user. */
const ownProgress = `
  own as (
    select q.topic_id, count(*)::int as answered, (count(*) filter (where p.correct))::int as correct
    from read.question_progress p
    join read.practice_question q on q.question_id = p.question_id
    where p.user_id = $1
    group by q.topic_id
  )`;

const topicFields = select(
  topic,
  ['id', 'course_id', 'unit', 'title', 'description', 'color', 'icon', 'difficulty', 'order_index', 'version'],
  't',
);
const courseFields = select(course, ['id', 'title', 'subject'], 'c');

const summaryColumns = `
  ${topicFields.columns},
  (select count(*) from read.lesson l where l.topic_id = t.id)::int as "totalLessons",
  (select count(*) from read.question q where q.topic_id = t.id)::int as "totalQuestions",
  (select count(*) from read.video v where v.topic_id = t.id)::int as "totalVideos",
  coalesce(own.answered, 0) as answered,
  coalesce(own.correct, 0) as correct,
  exists (select from read.topic_completion c where c.user_id = $1 and c.topic_id = t.id) as "isCompleted"`;

type SummaryRow = RowOf<typeof topicFields> & {
  totalLessons: number;
  totalQuestions: number;
  totalVideos: number;
  answered: number;
  correct: number;
  isCompleted: boolean;
};

export type ListedTopic = SummaryRow & Pick<ContentRights, 'isAdmin'>;

export const toSummary = ({
  answered,
  correct,
  isCompleted,
  version,
  isAdmin,
  ...topic
}: ListedTopic): TopicSummary => ({
  ...topic,
  ...(isAdmin && { version }),
  questionCount: topic.totalQuestions,
  progress: { questionsAnswered: answered, questionsCorrect: correct, isCompleted },
});

export const coursesQuery = `select ${courseFields.columns} from read.course c order by c.id`;

export const selectCourses = async (pool: pg.Pool): Promise<Course[]> =>
  (await pool.query<RowOf<typeof courseFields>>(coursesQuery)).rows;

/** `$1` is the user. */
export const topicsQuery = `
  with ${ownProgress}
  select ${summaryColumns}, ${isAdminColumn}
  from read.topic t
  left join own on own.topic_id = t.id
  order by t.order_index, t.id`;

export const selectTopics = async (pool: pg.Pool, userId: string): Promise<TopicSummary[]> =>
  (await pool.query<ListedTopic>(topicsQuery, [userId])).rows.map(toSummary);

/** A topic with its contents and the user's rights, in one query. */
export const selectTopic = async (
  pool: pg.Pool,
  userId: string,
  topicId: string,
): Promise<(SummaryRow & ContentRights & Contents) | undefined> => {
  const { rows } = await pool.query<SummaryRow & ContentRights & Contents>(
    `with ${ownProgress}
    select ${summaryColumns},
      ${lessonsOfTopic} as lessons,
      ${questionsOfTopic} as questions,
      ${videosOfTopic} as videos,
      ${rightsColumns}
    from read.topic t
    left join own on own.topic_id = t.id
    where t.id = $2`,
    [userId, topicId],
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
