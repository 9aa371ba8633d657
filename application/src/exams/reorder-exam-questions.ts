import type { CommandContext } from '../command-handler/command.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

type Order = { id: string; orderIndex: number }[];

/** @throws DomainError exam_not_found, question_not_found */
export const reorderExamQuestions = async (
  deps: ExamEditDeps,
  examId: string,
  questionsOrder: Order,
  context: CommandContext,
): Promise<{ questionsOrder: Order }> => {
  const questions = questionsOrder.map(({ id, orderIndex }) => ({ questionId: id, orderIndex }));
  await sendToExam(deps, { type: 'ReorderExamQuestions', data: { examId, questions } }, context);
  return { questionsOrder };
};
