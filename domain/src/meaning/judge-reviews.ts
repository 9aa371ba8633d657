import type { ExamQuestionReviewed } from '@matraz/contracts/exams/events';
import { type ExamReview, examReview, reviewedQuestion } from '../exams/exam-review.ts';
import { type Doubt, judgeBy, type LoggedEvent } from './doubt.ts';
import type { createAttemptsMeaning } from './judge-attempts.ts';
import type { createExamsMeaning } from './judge-exams.ts';
import { isDayOf } from './judge-practice.ts';

interface ReviewsMeaningOptions {
  exams: Pick<ReturnType<typeof createExamsMeaning>, 'examOf'>;
  attempts: Pick<ReturnType<typeof createAttemptsMeaning>, 'wasCompletedBy'>;
}

/** Questions of completed attempts that students answered again. */
export const createReviewsMeaning = ({ exams, attempts }: ReviewsMeaningOptions) => {
  const states = new Map<string, ExamReview>();
  return {
    judge(event: ExamQuestionReviewed, { stream, occurredAt }: LoggedEvent): Doubt | undefined {
      const state = states.get(stream) ?? examReview.initialState();
      states.set(stream, examReview.evolve(state, event));
      const { userId, attemptId, examId, examVersion, questionId, selectedAnswer, day } = event.data;
      if (!attempts.wasCompletedBy(userId, attemptId, examId)) return { reason: 'unknown-attempt' };
      const exam = exams.examOf(examId, examVersion);
      const question = exam && reviewedQuestion(exam, examVersion, questionId);
      if (!question) return { reason: 'unknown-question' };
      const now = new Date(occurredAt);
      const data = { userId, attemptId, question, selectedAnswer };
      const decide: typeof examReview.decide = (...given) =>
        examReview
          .decide(...given)
          .map(({ type, data }) => ({ type, data: isDayOf(day, now) ? { ...data, day } : data }));
      return judgeBy({ decide }, { state, event }, [{ type: 'ReviewExamQuestion', data, now }]);
    },
  };
};
