import type { ExamDetail, ExamQuestion } from '@matraz/contracts/exams/http';

/** In order, with their keys: as administrators get them. */
export const wholeQuestions = ({ questions }: ExamDetail): ExamQuestion[] =>
  questions.filter((question) => 'correctAnswer' in question);
