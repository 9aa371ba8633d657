import type { AnswerResult } from '@matraz/contracts/practice/http';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { type JudgedQuestion, questionAnswers } from '@matraz/domain/practice/question-answers';
import { question as questionTable } from '@matraz/infra/read-models/catalog-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import { type ItemPlace, isTopicVisible, mayOpen, placeColumn, premiumColumn } from '../catalog/content-access.ts';
import type { CommandContext, Handle } from '../command-handler/command.ts';

const questionFields = select(
  questionTable,
  ['id', 'topic_id', 'version', 'correct_answer', 'explanation', 'xp_reward'],
  'q',
);

type QuestionToAnswer = RowOf<typeof questionFields> & ItemPlace & Pick<JudgedQuestion, 'optionCount'>;

interface Asked {
  userId: string;
  questionId: string;
  /** May administer now, so drafts are open. */
  isAdmin: boolean;
}

const selectQuestion = async (
  pool: pg.Pool,
  { userId, questionId, isAdmin }: Asked,
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
 * A student answers a practice question. The correct answer is read from the catalog; the result is the decider's event.
 *
 * @throws DomainError question_not_found, premium_required, answer_out_of_range
 */
export const answerQuestion = async (
  { handle, pool }: { handle: Handle; pool: pg.Pool },
  { userId, questionId, isAdmin, selectedAnswer }: Asked & { selectedAnswer: number },
  context: CommandContext,
): Promise<AnswerResult> => {
  const question = await selectQuestion(pool, { userId, questionId, isAdmin });
  if (!question) throw new DomainError('question_not_found');
  if (!mayOpen('questions', question, context.now)) throw new DomainError('premium_required');
  const { events } = await handle(
    questionAnswers,
    streamOf.answer(userId, questionId),
    { type: 'AnswerQuestion', data: { userId, question, selectedAnswer }, now: context.now },
    context,
  );
  const [answered] = events;
  if (!answered) throw new Error('the decider returned no event for an answer');
  const { correct, firstAttempt, xpEarned } = answered.data;
  const { explanation, correctAnswer } = question;
  return { correct, isFirstAttempt: firstAttempt, xpEarned, explanation, correctAnswer };
};
