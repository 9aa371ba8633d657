import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { examReview, reviewedQuestion } from '@matraz/domain/exams/exam-review';
import { hasWithheld } from '@matraz/infra/read-models/withheld-results';
import type pg from 'pg';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import type { ExamArchive } from './exam-archive.ts';

interface Asked {
  userId: string;
  questionId: string;
}

interface Reviewable {
  examId: string;
  /** The latest completed attempt of the student with the question. Null: there is none. */
  attemptId: string | null;
  /** An attempt of the student at the exam is open. */
  isRunning: boolean;
  isWithheld: boolean;
}

const selectReviewable = async (pool: pg.Pool, { userId, questionId }: Asked): Promise<Reviewable | undefined> => {
  const { rows } = await pool.query<Reviewable>(
    `select q.exam_id as "examId",
      (
        select a.id
        from read.exam_attempt a
        join read.exam_result r on r.attempt_id = a.id
        where a.user_id = $1
        and a.exam_id = q.exam_id
        and q.added_version <= a.exam_version
        order by a.ordinal desc
        limit 1
      ) as "attemptId",
      exists (
        select from read.exam_attempt a
        where a.user_id = $1
        and a.exam_id = q.exam_id
        and not exists (select from read.exam_result r where r.attempt_id = a.id)
      ) as "isRunning",
      ${hasWithheld('$1', 'q.exam_id')} as "isWithheld"
    from read.exam_question q
    where q.id = $2`,
    [userId, questionId],
  );
  return rows[0];
};

/**
 * A student answers a question of a completed attempt again, and gets the key. It is refused while an attempt at the same exam runs,
 * because the key may have changed since the student saw it.
 *
 * @throws DomainError question_not_found, exam_running, results_withheld, answer_out_of_range, too_many_answers
 */
export const reviewExamQuestion = async (
  { handle, archive, pool }: { handle: Handle; archive: ExamArchive; pool: pg.Pool },
  { userId, questionId, selectedAnswer }: Asked & { selectedAnswer: number },
  context: CommandContext,
) => {
  const found = await selectReviewable(pool, { userId, questionId });
  if (!found?.attemptId) throw new DomainError('question_not_found');
  if (found.isRunning) throw new DomainError('exam_running');
  if (found.isWithheld) throw new DomainError('results_withheld');
  const { exam, version } = await archive.latestExam(found.examId);
  const question = reviewedQuestion(exam, version, questionId);
  const texts = exam.questions.find((one) => one.questionId === questionId);
  if (!question || !texts) throw new DomainError('question_not_found');
  const { events } = await handle(
    examReview,
    streamOf.examReview(userId, questionId),
    {
      type: 'ReviewExamQuestion',
      data: { userId, attemptId: found.attemptId, question, selectedAnswer },
      now: context.now,
    },
    context,
  );
  const [reviewed] = events;
  if (!reviewed) throw new Error('the decider returned no event for a review');
  const { correctAnswer, explanation } = texts;
  return {
    correct: reviewed.data.correct,
    correctAnswer,
    accepted: question.accepted && [...question.accepted],
    explanation,
  };
};
