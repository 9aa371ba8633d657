import type { ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { ExamQuestionDraft } from '@matraz/domain/exams/exam';
import { cleanHtml, cleanOptionalHtml } from '../clean-html.ts';
import { InvalidContent } from '../invalid-content.ts';

/** @param path of the question in what its author sent: `questions.3.` @throws InvalidContent */
export const draftOf = (form: ExamQuestionForm, questionId: string, path = ''): ExamQuestionDraft => {
  const { examId: _, orderIndex, options, ...rest } = form;
  return {
    ...rest,
    questionId,
    question: cleanHtml(`${path}question`, form.question),
    options: options.map((option, place) => cleanHtml(`${path}options.${place}`, option)),
    explanation: cleanOptionalHtml(form.explanation),
    ...(orderIndex !== undefined && { orderIndex }),
  };
};

/** A form may name its exam; it must then be the one it is sent to. @throws InvalidContent */
export const mustBeOf = (examId: string, form: ExamQuestionForm, path = ''): void => {
  if (form.examId === undefined || form.examId.toLowerCase() === examId) return;
  throw new InvalidContent(`${path}examId`, 'No es el ensayo de la dirección');
};
