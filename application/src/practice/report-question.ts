import type { ReportReason } from '@matraz/contracts/practice/limits';
import { DomainError } from '@matraz/domain/errors';
import { newId } from '@matraz/infra/ids';
import type pg from 'pg';
import type { ExamArchive } from '../exams/exam-archive.ts';
import { examOfAttempt } from '../exams/exam-archive.ts';
import { type AskedQuestion, requireOpenQuestion } from './open-question.ts';

interface Deps {
  pool: pg.Pool;
  archive: ExamArchive;
}

interface ReportedQuestion extends AskedQuestion {
  /** Of a question of an exam. */
  attemptId: string | undefined;
  /** The caller teaches the student of the attempt, or administers. */
  isOfTaught?: boolean;
  reason: ReportReason;
  text: string;
}

/** The exam of the question. During an attempt nothing can be reported: the exam room has no other calls. */
const examOf = async (
  { archive }: Deps,
  {
    userId,
    questionId,
    attemptId,
    isOfTaught,
  }: { userId: string; questionId: string; attemptId: string; isOfTaught: boolean },
): Promise<string> => {
  const owner = await archive.attemptOwner(attemptId);
  if (owner !== userId && !isOfTaught) throw new DomainError('attempt_not_found');
  const { attempt } = await archive.attemptRecord(attemptId, await archive.attemptVersion(attemptId));
  if (attempt.status !== 'completed') throw new DomainError('attempt_not_completed');
  const { exam } = await examOfAttempt({ archive }, attempt);
  if (!exam.questions.some((question) => question.questionId === questionId))
    throw new DomainError('question_not_found');
  return attempt.examId;
};

/**
 * A student, or a teacher of hers, reports a question to the administrators. The text is hers, so it is a row of `accounts` and no event.
 *
 * @throws DomainError question_not_found, premium_required, attempt_not_found, attempt_not_completed
 */
export const reportQuestion = async (deps: Deps, reported: ReportedQuestion, now: Date): Promise<void> => {
  const { userId, questionId, attemptId, isOfTaught = false, reason, text } = reported;
  if (attemptId === undefined) await requireOpenQuestion(deps.pool, reported, now);
  const examId = attemptId === undefined ? null : await examOf(deps, { userId, questionId, attemptId, isOfTaught });
  await deps.pool.query(
    `insert into accounts.question_reports (id, user_id, question_id, exam_id, reason, text, reported_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, question_id) where closed_at is null
     do update set reason = excluded.reason, text = excluded.text, reported_at = excluded.reported_at`,
    [newId(), userId, questionId, examId, reason, text, now],
  );
};
