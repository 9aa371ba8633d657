import type { ExamStats } from '@matraz/contracts/exams/http';
import type { ExistingExam } from './exam-state.ts';

/** Counted from the questions. `total` contains voided questions; `pilot` and `evaluated` do not. */
export const examStats = ({ details, questions, voided }: ExistingExam): ExamStats => {
  const counting = questions.filter(({ questionId }) => !voided.has(questionId));
  const pilot = counting.filter(({ isPilot }) => isPilot).length;
  return { total: questions.length, pilot, evaluated: counting.length - pilot, duration: details.duration };
};
