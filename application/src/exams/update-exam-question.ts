import type { ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { ExamQuestion } from '@matraz/contracts/exams/http';
import type { CommandContext } from '../command-handler/command-handler.ts';
import { examQuestionDraft, requireSameExam } from './exam-question-draft.ts';
import { findQuestion } from './exam-views.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

/** Changes a question. Attempts that have started keep the old one. @throws DomainError question_not_found; InvalidContent */
export const updateExamQuestion = async (
  deps: ExamEditDeps,
  { examId, questionId }: { examId: string; questionId: string },
  form: ExamQuestionForm,
  context: CommandContext,
): Promise<ExamQuestion> => {
  requireSameExam(examId, form);
  const data = { examId, ...examQuestionDraft(form, questionId) };
  return findQuestion(await sendToExam(deps, { type: 'UpdateExamQuestion', data }, context), questionId);
};
