import type { Confirmed } from '@matraz/contracts/exams/http';
import { deepEqual } from '@matraz/domain/deep-equal';
import { DomainError } from '@matraz/domain/errors';
import type { ExistingExam } from '@matraz/domain/exams/exam-state';
import { idFrom, newId } from '@matraz/infra/ids';
import type { CommandContext } from '../command-handler/command.ts';
import type { ExamDeps } from './exam-deps.ts';
import { findQuestion, summaryOf } from './exam-views.ts';
import { requireSeenExam } from './require-seen-exam.ts';
import { sendToExam } from './send-to-exam.ts';

interface Restoring extends Confirmed {
  examId: string;
  /** Absent: the whole exam. */
  questionId?: string;
  version: number;
  /** The version that the author saw. */
  expectedVersion: number;
}

/** The content that the restoring replaces. */
const partOf = ({ details, questions }: ExistingExam, questionId: string | undefined): object =>
  questionId === undefined
    ? { details, questions }
    : { question: questions.find((question) => question.questionId === questionId) };

/**
 * Makes an older version of an exam, or of one of its questions, the present one. A deleted exam exists again, with its attempts.
 * Attempts that have started keep their questions.
 *
 * @throws DomainError exam_not_found, question_not_found, exam_too_long, exam_incomplete, edit_conflict
 */
export const restoreExam = async (
  deps: Pick<ExamDeps, 'handle' | 'archive'>,
  { examId, questionId, version, expectedVersion, allowIncomplete }: Restoring,
  context: CommandContext,
): Promise<void> => {
  const { exam: at } = await deps.archive.examAtVersion(examId, version);
  if (at.status === 'deleted') throw new DomainError('exam_not_found');
  const keyed = { ...context, idempotencyKey: context.idempotencyKey ?? newId(context.now) };
  const requireSeen = requireSeenExam(deps.archive, { examId, expectedVersion }, (exam, seen) => {
    if (deepEqual(partOf(exam, questionId), partOf(seen, questionId))) return undefined;
    return questionId !== undefined && exam.questions.some((question) => question.questionId === questionId)
      ? findQuestion(exam, questionId)
      : summaryOf(exam);
  });
  const command = {
    type: 'RestoreExam',
    data: {
      examId,
      at,
      restoredVersion: version,
      allowIncomplete,
      ...(questionId !== undefined && { questionId }),
      newIdOf: (removed: string) => idFrom({ ...keyed, kind: `exam-question copy of ${removed}` }),
    },
  } as const;
  await sendToExam(deps, command, context, requireSeen);
};
