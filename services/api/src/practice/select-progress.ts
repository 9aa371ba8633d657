import {
  type ContentRights,
  isTopicVisible,
  placeColumn,
  premiumColumn,
} from '@matraz/application/catalog/content-access';
import type pg from 'pg';

/** A query that returns no row when the topic does not exist for the user. `$1` is the user, `$2` the topic, `$3` whether she may administer. */
const selectOne =
  <Row extends pg.QueryResultRow>(sql: string) =>
  async (pool: pg.Pool, userId: string, topicId: string, isAdmin: boolean): Promise<Row | undefined> =>
    (await pool.query<Row>(sql, [userId, topicId, isAdmin])).rows[0];

export const selectTopicResults = selectOne<{
  totalQuestions: number;
  questionsAnswered: number;
  questionsCorrect: number;
  xpEarned: number;
}>(`
  select
    (select count(*) from read.question q where q.topic_id = t.id)::int as "totalQuestions",
    own.answered as "questionsAnswered", own.correct as "questionsCorrect", own.xp as "xpEarned"
  from read.topic t
  cross join lateral (
    select count(*)::int as answered, (count(*) filter (where p.correct))::int as correct,
      coalesce(sum(p.xp_earned), 0)::int as xp
    from read.practice_question q
    join read.question_progress p on p.question_id = q.question_id and p.user_id = $1
    where q.topic_id = t.id
  ) own
  where t.id = $2
  and ${isTopicVisible}`);

export const selectLessonProgress = selectOne<
  Pick<ContentRights, 'premiumUntil'> & {
    place: number;
    lessons: { lessonId: string; isCompleted: boolean }[];
  }
>(`
  select ${placeColumn}, ${premiumColumn},
    coalesce((
      select json_agg(json_build_object('lessonId', l.id, 'isCompleted', p.lesson_id is not null)
        order by l.order_index, l.id)
      from read.lesson l
      left join read.lesson_progress p on p.lesson_id = l.id and p.user_id = $1
      where l.topic_id = t.id
    ), '[]') as lessons
  from read.topic t
  where t.id = $2
  and ${isTopicVisible}`);

export const selectQuestionProgress = selectOne<{
  questions: { questionId: string; isAnswered: boolean; isCorrect: boolean | null }[];
}>(`
  select
    coalesce((
      select json_agg(json_build_object(
        'questionId', q.id, 'isAnswered', p.question_id is not null, 'isCorrect', p.correct) order by q.id)
      from read.question q
      left join read.question_progress p on p.question_id = q.id and p.user_id = $1
      where q.topic_id = t.id
    ), '[]') as questions
  from read.topic t
  where t.id = $2
  and ${isTopicVisible}`);
