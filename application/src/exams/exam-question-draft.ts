import type { ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { ExamQuestionDraft } from '@matraz/domain/exams/exam';
import { idFrom } from '@matraz/infra/ids';
import { cleanHtml, cleanOptionalHtml } from '../clean-html.ts';
import type { CommandContext } from '../command-handler/command.ts';
import { InvalidContent } from '../invalid-content.ts';

/** The id of the question that a command creates at this index of its list. */
export const newQuestionId = (context: CommandContext, index: number): string =>
  idFrom({ ...context, kind: `exam-question ${index}` });

/**
 * The question as the domain takes it, with sanitised HTML.
 *
 * @param path where the question is in the author's input, for the error message: `questions.3.`
 * @throws InvalidContent
 */
export const examQuestionDraft = (form: ExamQuestionForm, questionId: string, path = ''): ExamQuestionDraft => {
  const { examId: _, orderIndex, options, ...rest } = form;
  return {
    ...rest,
    questionId,
    question: cleanHtml(`${path}question`, form.question),
    options: options.map((option, index) => cleanHtml(`${path}options.${index}`, option)),
    explanation: cleanOptionalHtml(`${path}explanation`, form.explanation),
    ...(orderIndex !== undefined && { orderIndex }),
  };
};

/** A form may name its exam. It must be the exam that the form is sent to. @throws InvalidContent */
export const requireSameExam = (examId: string, form: ExamQuestionForm, path = ''): void => {
  if (form.examId === undefined || form.examId.toLowerCase() === examId) return;
  throw new InvalidContent(`${path}examId`, 'No es el ensayo de la dirección');
};
