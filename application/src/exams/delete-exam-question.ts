import type { Confirmed } from '@matraz/contracts/exams/http';
import type { CommandContext } from '../command-handler/command.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

/**
 * Removes a question. Attempts that have started keep it.
 *
 * @throws DomainError exam_not_found, question_not_found, exam_incomplete
 */
export const deleteExamQuestion = async (
  deps: ExamEditDeps,
  { examId, questionId, allowIncomplete }: Confirmed & { examId: string; questionId: string },
  context: CommandContext,
): Promise<{ id: string }> => {
  await sendToExam(deps, { type: 'RemoveExamQuestion', data: { examId, questionId, allowIncomplete } }, context);
  return { id: questionId };
};
