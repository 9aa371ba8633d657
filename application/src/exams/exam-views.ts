import type { ExamQuestion, ExamSummary } from '@matraz/contracts/exams/http';
import type { ExamQuestionData, ExistingExam } from '@matraz/domain/exams/exam-state';
import { examStats } from '@matraz/domain/exams/exam-stats';

/** What is said of an exam, with its questions counted. */
export const summaryOf = (exam: ExistingExam): ExamSummary => {
  const { examId: id, ...content } = exam.details;
  const { total: questionCount, pilot: pilotQuestions } = examStats(exam);
  return { id, ...content, questionCount, pilotQuestions, isPublished: exam.isPublished };
};

/** A question with its key. @param voided which questions are to be shown as voided */
export const questionOf = (
  { questionId: id, ...question }: ExamQuestionData,
  { examId, voided }: { examId: string; voided: { has(questionId: string): boolean } },
): ExamQuestion => ({ id, examId, ...question, isVoided: voided.has(id) });
