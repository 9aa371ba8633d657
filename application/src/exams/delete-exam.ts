import type { CommandContext } from '../command-handler/command.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

/** Deletes an exam. Its attempts and results stay. @throws DomainError exam_not_found */
export const deleteExam = async (
  deps: ExamEditDeps,
  examId: string,
  context: CommandContext,
): Promise<{ id: string }> => {
  await sendToExam(deps, { type: 'DeleteExam', data: { examId } }, context);
  return { id: examId };
};
