import type { ExamQuestion, ExamSummary } from '@matraz/contracts/exams/http';
import { DomainError } from '@matraz/domain/errors';
import type { Corrections } from '@matraz/domain/exams/corrections';
import type { ExamQuestionData, ExistingExam } from '@matraz/domain/exams/exam-state';
import { examStats } from '@matraz/domain/exams/exam-stats';
import { appliedTo } from '@matraz/domain/exams/score';

/** An exam without its questions, with their number. */
export const summaryOf = (exam: ExistingExam): ExamSummary => {
  const { examId: id, ...content } = exam.details;
  const { total: questionCount, pilot: pilotQuestions } = examStats(exam);
  const { isPublished, author } = exam;
  return { id, ...content, questionCount, pilotQuestions, isPublished, ...(author !== null && { author }) };
};

/** A question with its correct answer. @param exam with the corrections that are shown */
export const questionOf = (
  { questionId: id, ...question }: ExamQuestionData,
  { examId, voided, corrected }: { examId: string } & Corrections,
): ExamQuestion => {
  const [applied] = appliedTo({ questionId: id, ...question }, { voided, corrected });
  const correction = applied ? { outcome: applied.outcome, accepted: applied.accepted, reason: applied.reason } : null;
  return { id, examId, ...question, isVoided: voided.has(id), correction };
};

/** A question of the exam, also one that was removed. @throws DomainError question_not_found */
export const findQuestion = (exam: ExistingExam, id: string): ExamQuestion => {
  const question = exam.questions.find(({ questionId }) => questionId === id) ?? exam.added.get(id);
  if (!question) throw new DomainError('question_not_found');
  return questionOf(question, { ...exam, examId: exam.details.examId });
};
