import type { ExamQuestion, ExamSummary } from '@matraz/contracts/exams/http';
import { DomainError } from '@matraz/domain/errors';
import type { ExamQuestionData, ExistingExam } from '@matraz/domain/exams/exam-state';
import { examStats } from '@matraz/domain/exams/exam-stats';

/** An exam without its questions, with their number. */
export const summaryOf = (exam: ExistingExam): ExamSummary => {
  const { examId: id, ...content } = exam.details;
  const { total: questionCount, pilot: pilotQuestions } = examStats(exam);
  return { id, ...content, questionCount, pilotQuestions, isPublished: exam.isPublished };
};

/** A question with its correct answer. @param exam `voided`: the questions that are shown as voided */
export const questionOf = (
  { questionId: id, ...question }: ExamQuestionData,
  { examId, voided }: { examId: string; voided: { has(questionId: string): boolean } },
): ExamQuestion => ({ id, examId, ...question, isVoided: voided.has(id) });

/** A question of the exam, also one that was removed. @throws DomainError question_not_found */
export const findQuestion = ({ details, questions, added, voided }: ExistingExam, id: string): ExamQuestion => {
  const question = questions.find(({ questionId }) => questionId === id) ?? added.get(id);
  if (!question) throw new DomainError('question_not_found');
  return questionOf(question, { examId: details.examId, voided });
};
