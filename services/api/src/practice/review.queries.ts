import type { ReviewQuestion } from '@matraz/contracts/practice/review-http';
import type pg from 'pg';
import { readerColumns } from '../http/reader.ts';
import type { Place } from './place.ts';

/** A question of today's catalogue that the student has answered. */
export interface AnsweredQuestion extends Place {
  id: string;
  courseId: number;
  /** The latest answer. */
  correct: boolean;
  answeredAt: Date;
  /** First answers of a day, in the order of the log. */
  reviews: [day: string, correct: boolean][];
}

/** Without the texts: what is due is known only after every schedule was computed. */
export const selectAnswered = async (pool: pg.Pool, userId: string): Promise<AnsweredQuestion[]> => {
  const { rows } = await pool.query<AnsweredQuestion>(
    `with own as (
      select p.question_id, p.correct, p.last_answered_at, p.reviews, q.topic_id
      from read.question_progress p
      join read.question q on q.id = p.question_id
      where p.user_id = $1
    ),
    placed as (
      select q.id, (row_number() over (partition by q.topic_id order by q.id))::int - 1 as before,
        (count(*) over (partition by q.topic_id))::int as total
      from read.question q
      where q.topic_id in (select topic_id from own)
    )
    select own.question_id as id, t.course_id as "courseId", own.correct, own.last_answered_at as "answeredAt",
      own.reviews, t.order_index as "orderIndex", placed.before, placed.total,
      ${readerColumns}
    from own
    join placed on placed.id = own.question_id
    join read.topic t on t.id = own.topic_id`,
    [userId],
  );
  return rows;
};

/** What a student sees of these questions before answering. No key. */
export const selectReviewQuestions = async (
  pool: pg.Pool,
  ids: readonly string[],
): Promise<Map<string, ReviewQuestion>> => {
  const { rows } = await pool.query<ReviewQuestion>(
    `select q.id, q.topic_id as "topicId", q.question, q.options, q.xp_reward as "xpReward", false as locked,
      t.course_id as "courseId", t.title as "topicTitle"
    from read.question q
    join read.topic t on t.id = q.topic_id
    where q.id = any($1)`,
    [ids],
  );
  return new Map(rows.map((question) => [question.id, question]));
};
