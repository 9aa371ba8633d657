import type { ExamQuestion } from '@matraz/contracts/exams/http';
import type { CommandContext } from '../command-handler/command.ts';
import type { ExamDeps } from './exam-deps.ts';
import { findQuestion } from './exam-views.ts';
import { rescoreVoidedAttempts } from './rescore-voided-attempts.ts';
import { sendToExam } from './send-to-exam.ts';

/** Attempts that are rescored before the command returns. The worker rescores the others. */
const defaultLimit = 500;

/**
 * Voids a question: it counts in no attempt that is completed from now on, and completed attempts are rescored. The first ones are
 * rescored when this returns. Repeating the command rescores more of them, and so does the worker.
 *
 * @param options `limit`: how many attempts are rescored before this returns
 * @throws DomainError exam_not_found, question_not_found
 */
export const voidExamQuestion = async (
  deps: ExamDeps,
  { examId, questionId }: { examId: string; questionId: string },
  context: CommandContext,
  { limit = defaultLimit } = {},
): Promise<ExamQuestion> => {
  const exam = await sendToExam(deps, { type: 'VoidExamQuestion', data: { examId, questionId } }, context);
  await rescoreVoidedAttempts(deps, { examId, limit }, context);
  return findQuestion(exam, questionId);
};
