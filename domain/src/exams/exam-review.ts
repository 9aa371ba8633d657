import type { ExamQuestionReviewed } from '@matraz/contracts/exams/events';
import { mostAnswersADay } from '@matraz/contracts/practice/limits';
import type { Command, Decider } from '../decider.ts';
import { DomainError } from '../errors.ts';
import { chileDay } from '../practice/calendar.ts';
import { acceptedIn } from './corrections.ts';
import type { ExistingExam } from './exam-state.ts';

/** A question of an exam as a student answers it again. */
export interface ReviewedQuestion {
  examId: string;
  examVersion: number;
  questionId: string;
  optionCount: number;
  /** The options that are right. Null: every answer is. */
  accepted: readonly number[] | null;
}

/**
 * The question as the exam has it now, with its corrections. Undefined: teachers took it back by
 * deleting or voiding it, so it is asked no more.
 */
export const reviewedQuestion = (
  exam: ExistingExam,
  examVersion: number,
  questionId: string,
): ReviewedQuestion | undefined => {
  const question = exam.questions.find((one) => one.questionId === questionId);
  if (exam.status !== 'live' || question === undefined || exam.voided.has(questionId)) return undefined;
  const accepted = acceptedIn(question, exam.corrected.get(questionId));
  return { examId: exam.details.examId, examVersion, questionId, optionCount: question.options.length, accepted };
};

export type ReviewExamQuestion = Command<
  'ReviewExamQuestion',
  { userId: string; attemptId: string; question: ReviewedQuestion; selectedAnswer: number }
> & { now: Date };

/** The day of the latest review in Chile, and the number of reviews on it. Null: none yet. */
export type ExamReview = { day: string; answers: number } | null;

/** One student's reviews of one question. */
export const examReview: Decider<ExamReview, ReviewExamQuestion, ExamQuestionReviewed> = {
  initialState: () => null,
  decide: ({ data, now }, latest) => {
    const { userId, attemptId, question, selectedAnswer } = data;
    const { examId, examVersion, questionId, optionCount, accepted } = question;
    if (selectedAnswer < 0 || selectedAnswer >= optionCount) throw new DomainError('answer_out_of_range');
    const day = chileDay(now);
    if (latest?.day === day && latest.answers >= mostAnswersADay) throw new DomainError('too_many_answers');
    const correct = accepted === null || accepted.includes(selectedAnswer);
    const ids = { attemptId, userId, examId, questionId };
    return [{ type: 'ExamQuestionReviewed', data: { ...ids, examVersion, selectedAnswer, correct, day } }];
  },
  evolve: (latest, { data: { day } }) => ({ day, answers: latest?.day === day ? latest.answers + 1 : 1 }),
};
