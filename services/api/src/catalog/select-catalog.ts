import type { Course } from '@matraz/contracts/catalog/http';
import { course, lesson, question, topic, video } from '@matraz/infra/read-models/catalog-tables';
import { type JsonRowOf, type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';

const lessonFields = select(lesson, ['id', 'topic_id', 'title', 'content', 'order_index', 'version'], 'l');
export type LessonRow = JsonRowOf<typeof lessonFields>;

const questionFields = select(
  question,
  ['id', 'topic_id', 'question', 'options', 'correct_answer', 'explanation', 'xp_reward', 'skill', 'version'],
  'q',
);
interface Numbered {
  /** By which lessons of the topic name the question. It never changes. */
  number: number;
}

/** Contains the correct answer. `visible-items.ts` decides what a reply contains. */
export type QuestionRow = JsonRowOf<typeof questionFields> & Numbered;

const videoFields = select(video, ['id', 'topic_id', 'title', 'description', 'youtube_id', 'duration', 'version'], 'v');
export type VideoRow = JsonRowOf<typeof videoFields>;

export interface Contents {
  lessons: LessonRow[];
  questions: QuestionRow[];
  videos: VideoRow[];
}

/** SQL: the contents of topic `t` as a JSON list, in order. */
const lessonsOfTopic = `
  coalesce((
    select json_agg(json_build_object(${lessonFields.jsonPairs}) order by l.order_index, l.id)
    from read.lesson l where l.topic_id = t.id
  ), '[]')`;

const questionsOfTopic = `
  coalesce((
    select json_agg(json_build_object(${questionFields.jsonPairs}, 'number', n.number) order by q.id)
    from read.question q
    join (
      select question_id, (row_number() over (order by place))::int as number
      from read.question_place p where p.topic_id = t.id
    ) n on n.question_id = q.id
    where q.topic_id = t.id
  ), '[]')`;

const videosOfTopic = `
  coalesce((
    select json_agg(json_build_object(${videoFields.jsonPairs}) order by v.id)
    from read.video v where v.topic_id = t.id
  ), '[]')`;

const topicFields = select(
  topic,
  [
    'id',
    'course_id',
    'unit',
    'title',
    'description',
    'color',
    'icon',
    'difficulty',
    'order_index',
    'status',
    'version',
  ],
  't',
);
const courseFields = select(course, ['id', 'title', 'subject'], 'c');

export type TopicRow = RowOf<typeof topicFields>;
/** A question without its texts. */
export type OutlineQuestion = Pick<QuestionRow, 'id' | 'skill'> & { optionCount: number };
export type OutlineRow = TopicRow & { totalLessons: number; totalVideos: number; questions: OutlineQuestion[] };

export const selectCourses = async (pool: pg.Pool): Promise<Course[]> =>
  (await pool.query<RowOf<typeof courseFields>>(`select ${courseFields.columns} from read.course c order by c.id`))
    .rows;

/** All topics in their order, with their questions in the order of the topic. */
export const selectOutline = async (pool: pg.Pool): Promise<OutlineRow[]> => {
  const { rows } = await pool.query<OutlineRow>(`
    select ${topicFields.columns},
      (select count(*) from read.lesson l where l.topic_id = t.id)::int as "totalLessons",
      (select count(*) from read.video v where v.topic_id = t.id)::int as "totalVideos",
      coalesce((
        select json_agg(
          json_build_object('id', q.id, 'skill', q.skill, 'optionCount', jsonb_array_length(q.options)) order by q.id
        )
        from read.question q where q.topic_id = t.id
      ), '[]') as questions
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
