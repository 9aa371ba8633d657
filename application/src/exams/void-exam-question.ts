import type { ExamQuestion } from '@matraz/contracts/exams/http';
import type { CommandContext } from '../command-handler/command.ts';
import { correctExamQuestion } from './correct-exam-question.ts';
import type { ExamDeps } from './exam-deps.ts';
import type { ExamEditDeps } from './send-to-exam.ts';

/**
 * Voids a question without a reason for students: it counts in no attempt.
 *
 * @param options as of `correctExamQuestion`
 * @throws DomainError exam_not_found, question_not_found
 */
export const voidExamQuestion = (
  deps: ExamDeps & ExamEditDeps,
  question: { examId: string; questionId: string },
  context: CommandContext,
  options?: { limit?: number },
): Promise<ExamQuestion> =>
  correctExamQuestion(deps, { ...question, decision: { kind: 'void' }, reason: '' }, context, options);
