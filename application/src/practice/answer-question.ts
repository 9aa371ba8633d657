import type { AnswerResult } from '@matraz/contracts/practice/http';
import { streamOf } from '@matraz/contracts/streams';
import { questionAnswers } from '@matraz/domain/practice/question-answers';
import type pg from 'pg';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import { type AskedQuestion, requireOpenQuestion } from './open-question.ts';

/**
 * A student answers a practice question. The correct answer is read from the catalog; the result is the decider's event.
 *
 * @throws DomainError question_not_found, premium_required, answer_out_of_range
 */
export const answerQuestion = async (
  { handle, pool }: { handle: Handle; pool: pg.Pool },
  { userId, questionId, isAdmin, selectedAnswer }: AskedQuestion & { selectedAnswer: number },
  context: CommandContext,
): Promise<AnswerResult> => {
  const question = await requireOpenQuestion(pool, { userId, questionId, isAdmin }, context.now);
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
