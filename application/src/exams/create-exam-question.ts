import type { ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { ExamQuestion } from '@matraz/contracts/exams/http';
import type { CommandContext } from '../command-handler/command.ts';
import { examQuestionDraft, newQuestionId, requireSameExam } from './exam-question-draft.ts';
import { findQuestion } from './exam-views.ts';
import { requireTopics, type TopicDeps } from './require-topics.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

/** Adds one question to an exam. @throws DomainError exam_not_found, exam_too_long; InvalidContent */
export const createExamQuestion = async (
  deps: ExamEditDeps & TopicDeps,
  examId: string,
  form: ExamQuestionForm,
  context: CommandContext,
): Promise<ExamQuestion> => {
  requireSameExam(examId, form);
  await requireTopics(deps, [form]);
  const draft = await examQuestionDraft(form, newQuestionId(context, 0));
  const exam = await sendToExam(deps, { type: 'AddExamQuestions', data: { examId, questions: [draft] } }, context);
  return findQuestion(exam, draft.questionId);
};
