import type { ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { CommandContext } from '../command-handler/command.ts';
import { examQuestionDrafts, newQuestionId, requireSameExam } from './exam-question-draft.ts';
import { requireTopics, type TopicDeps } from './require-topics.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

const pathOf = (index: number) => `questions.${index}.`;

/** Adds all of the questions to an exam, or none. @throws DomainError exam_not_found, exam_too_long; InvalidContent */
export const createExamQuestions = async (
  deps: ExamEditDeps & TopicDeps,
  examId: string,
  forms: readonly ExamQuestionForm[],
  context: CommandContext,
): Promise<{ created: number }> => {
  const toDraft = forms.map((form, index) => {
    const path = pathOf(index);
    requireSameExam(examId, form, path);
    return { form, questionId: newQuestionId(context, index), path };
  });
  await requireTopics(deps, forms, { pathOf });
  const questions = await examQuestionDrafts(toDraft);
  await sendToExam(deps, { type: 'AddExamQuestions', data: { examId, questions } }, context);
  return { created: questions.length };
};
