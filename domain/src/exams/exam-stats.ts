import type { ExamStats } from '@matraz/contracts/exams/http';
import type { WrittenExam } from './exam-state.ts';

/** Counted, never typed. Voided questions are evaluated no longer. */
export const examStats = ({ details, questions, voided }: WrittenExam): ExamStats => ({
  total: questions.length,
  pilot: questions.filter(({ isPilot }) => isPilot).length,
  evaluated: questions.filter(({ isPilot, questionId }) => !isPilot && !voided.has(questionId)).length,
  duration: details.duration,
});
