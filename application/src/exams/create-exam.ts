import type { ExamForm, ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { requirePublisher } from '@matraz/domain/exams/exam-author';
import { idFrom } from '@matraz/infra/ids';
import type { CommandContext } from '../command-handler/command.ts';
import { examQuestionDrafts, newQuestionId } from './exam-question-draft.ts';
import { summaryOf } from './exam-views.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

/**
 * Creates an exam, with its questions if they are given. The exam of a teacher is her own.
 *
 * @throws InvalidContent; DomainError exam_too_long, publishing_not_allowed
 */
export const createExam = async (
  deps: ExamEditDeps,
  form: ExamForm,
  context: CommandContext,
  questionForms: readonly ExamQuestionForm[] = [],
): Promise<ExamSummary> => {
  const { author: by } = deps;
  if (by) requirePublisher(form.isPublished, by);
  const examId = idFrom({ ...context, kind: 'exam' });
  const questions = await examQuestionDrafts(
    questionForms.map((form, index) => ({
      form,
      questionId: newQuestionId(context, index),
      path: `questions.${index}.`,
    })),
  );
  const data = { examId, ...form, ...(by && !by.isAdmin && { author: by.userId }), questions };
  return summaryOf(await sendToExam(deps, { type: 'CreateExam', data }, context));
};
