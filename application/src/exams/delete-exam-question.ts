import type { CommandContext } from '../command-handler/command.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

/** Removes a question. Attempts that have started keep it. @throws DomainError exam_not_found, question_not_found */
export const deleteExamQuestion = async (
  deps: ExamEditDeps,
  { examId, questionId }: { examId: string; questionId: string },
  context: CommandContext,
): Promise<{ id: string }> => {
  await sendToExam(deps, { type: 'RemoveExamQuestion', data: { examId, questionId } }, context);
  return { id: questionId };
};
