import { type ItemPlace, rightsColumns } from '@matraz/application/catalog/content-access';
import type { ReviewQuestion } from '@matraz/contracts/practice/review-http';
import { question, topic } from '@matraz/infra/read-models/catalog-tables';
import { questionProgress } from '@matraz/infra/read-models/practice-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type { Row } from '@matraz/infra/read-models/table';
import type pg from 'pg';

const progressFields = select(questionProgress, ['correct', 'reviews'], 'own');
const topicFields = select(topic, ['course_id', 'order_index'], 't');

/** A question of the catalog that the student has answered. `correct` is the latest answer's result. */
export type AnsweredQuestion = ItemPlace &
  RowOf<typeof progressFields> &
  RowOf<typeof topicFields> & {
    id: Row<typeof questionProgress>['question_id'];
    answeredAt: Row<typeof questionProgress>['last_answered_at'];
  };

/** Selects no texts, because most of these questions are not due. What is due is computed afterwards. `$1` is the user. */
export const answeredQuery = `
    with own as (
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
    select own.question_id as id, own.last_answered_at as "answeredAt", ${progressFields.columns}, ${topicFields.columns},
      placed.before, placed.total,
      ${rightsColumns}
    from own
    join placed on placed.id = own.question_id
    join read.topic t on t.id = own.topic_id`;

export const selectAnswered = async (pool: pg.Pool, userId: string): Promise<AnsweredQuestion[]> =>
  (await pool.query<AnsweredQuestion>(answeredQuery, [userId])).rows;

const questionFields = select(question, ['id', 'topic_id', 'question', 'options', 'xp_reward'], 'q');
const courseFields = select(topic, ['course_id'], 't');
type ReviewRow = RowOf<typeof questionFields> &
  RowOf<typeof courseFields> & { locked: false; topicTitle: Row<typeof topic>['title'] };

/** The questions as a student sees them before the answer, without the correct answer. */
export const selectReviewQuestions = async (
  pool: pg.Pool,
  ids: readonly string[],
): Promise<Map<string, ReviewQuestion>> => {
  const { rows } = await pool.query<ReviewRow>(
    `select ${questionFields.columns}, false as locked, ${courseFields.columns}, t.title as "topicTitle"
    from read.question q
    join read.topic t on t.id = q.topic_id
    where q.id = any($1)`,
    [ids],
  );
  return new Map(rows.map((question) => [question.id, question]));
};
