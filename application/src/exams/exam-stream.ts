import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { type ExamCommand, exam } from '@matraz/domain/exams/exam';
import type { ExistingExam } from '@matraz/domain/exams/exam-state';
import type { CommandContext, Handle } from '../command-handler/command-handler.ts';
import { questionOf } from './exam-views.ts';

/** @returns the exam as it stands then @throws DomainError of the decider */
export const sendToExam = async (
  handle: Handle,
  examId: string,
  command: ExamCommand,
  context: CommandContext,
): Promise<ExistingExam> => {
  const { state } = await handle(exam, streamOf.exam(examId), command, context);
  if (state.status === 'none') throw new DomainError('exam_not_found');
  return state;
};

/** Also one that was removed since. @throws DomainError question_not_found */
export const questionIn = ({ details, questions, added, voided }: ExistingExam, id: string): ExamQuestion => {
  const question = questions.find(({ questionId }) => questionId === id) ?? added.get(id);
  if (!question) throw new DomainError('question_not_found');
  return questionOf(question, { examId: details.examId, voided });
};
