import type { ExamQuestion, ExamSummary } from '@matraz/contracts/exams/http';
import type { ExamQuestionData, WrittenExam } from '@matraz/domain/exams/exam-state';

/** What is said of an exam, with its questions counted. */
export const summaryOf = ({ details, questions, isPublished }: WrittenExam): ExamSummary => {
  const { examId: id, ...content } = details;
  const pilotQuestions = questions.filter(({ isPilot }) => isPilot).length;
  return { id, ...content, questionCount: questions.length, pilotQuestions, isPublished };
};

/** A question with its key. @param voided which questions are to be shown as voided */
export const questionOf = (
  { questionId: id, ...question }: ExamQuestionData,
  { examId, voided }: { examId: string; voided: { has(questionId: string): boolean } },
): ExamQuestion => ({ id, examId, ...question, isVoided: voided.has(id) });
