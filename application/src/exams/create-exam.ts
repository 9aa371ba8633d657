import type { ExamForm, ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { idFrom } from '@matraz/infra/ids';
import type { CommandContext } from '../command-handler/command.ts';
import { examQuestionDrafts, newQuestionId } from './exam-question-draft.ts';
import { summaryOf } from './exam-views.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

/**
 * Creates an exam, with its questions if they are given.
 *
 * @throws InvalidContent; DomainError exam_too_long
 */
export const createExam = async (
  deps: ExamEditDeps,
  form: ExamForm,
  context: CommandContext,
  questionForms: readonly ExamQuestionForm[] = [],
): Promise<ExamSummary> => {
  const examId = idFrom({ ...context, kind: 'exam' });
  const questions = await examQuestionDrafts(
    questionForms.map((form, index) => ({
      form,
      questionId: newQuestionId(context, index),
      path: `questions.${index}.`,
    })),
  );
  return summaryOf(await sendToExam(deps, { type: 'CreateExam', data: { examId, ...form, questions } }, context));
};
