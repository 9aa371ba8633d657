import { DomainError } from '@matraz/domain/errors';
import type { JudgedQuestion } from '@matraz/domain/practice/question-answers';
import { question as questionTable } from '@matraz/infra/read-models/catalog-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import { type ItemPlace, isTopicVisible, mayOpen, placeColumn, premiumColumn } from '../catalog/content-access.ts';

const questionFields = select(
  questionTable,
  ['id', 'topic_id', 'version', 'correct_answer', 'explanation', 'xp_reward'],
  'q',
);

type QuestionToAnswer = RowOf<typeof questionFields> & ItemPlace & Pick<JudgedQuestion, 'optionCount'>;

export interface AskedQuestion {
  userId: string;
  questionId: string;
  /** May administer now, so drafts are open. */
  isAdmin: boolean;
}

const selectQuestion = async (
  pool: pg.Pool,
  { userId, questionId, isAdmin }: AskedQuestion,
): Promise<QuestionToAnswer | undefined> => {
  const { rows } = await pool.query<QuestionToAnswer>(
    `select ${questionFields.columns}, jsonb_array_length(q.options) as "optionCount", ${placeColumn},
      (select count(*) from read.question o where o.topic_id = q.topic_id and o.id < q.id)::int as before,
      (select count(*) from read.question o where o.topic_id = q.topic_id)::int as total,
      ${premiumColumn}
    from read.question q
    join read.topic t on t.id = q.topic_id
    where q.id = $2
    and ${isTopicVisible}`,
    [userId, questionId, isAdmin],
  );
  return rows[0];
};

/**
 * A practice question that the user may open.
 *
 * @throws DomainError question_not_found, premium_required
 */
export const requireOpenQuestion = async (
  pool: pg.Pool,
  asked: AskedQuestion,
  now: Date,
): Promise<QuestionToAnswer> => {
  const question = await selectQuestion(pool, asked);
  if (!question) throw new DomainError('question_not_found');
  if (!mayOpen('questions', question, now)) throw new DomainError('premium_required');
  return question;
};
