import type { TopicDetail } from '@matraz/contracts/catalog/http';
import type { AnswerResult } from '@matraz/contracts/practice/http';
import type { ReviewQuestion } from '@matraz/contracts/practice/review-http';
import type { ReadModelChange } from '@matraz/contracts/updates';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { ApiError } from '../../shared/api-error.ts';
import { refreshAfterWrite } from '../../shared/refresh-after-write.ts';
import { keepGiven, keepResult } from './given-answer.ts';
import type { ReviewKind } from './review-kinds.ts';

/** Null: there is no such topic. Key = [read model, id]: the live updates invalidate exactly the pair that the server names. */
export const topicDetail = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId],
    queryFn: (): Promise<TopicDetail | null> =>
      call('getTopic', { params: { id: topicId } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
  });

export const topicStats = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'stats'],
    queryFn: () => call('getTopicStats', { params: { id: topicId } }),
  });

export const nextLesson = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'next-lesson'],
    queryFn: () => call('getNextLesson', { params: { id: topicId } }),
  });

export const lessonProgress = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'lesson-progress'],
    queryFn: () => call('getLessonProgress', { params: { id: topicId } }),
  });

interface Round {
  /** Of all that qualify, not only of those in this round. */
  total: number;
  questions: ReviewQuestion[];
  nextDueOn?: string | null;
}

/** The questions of one round, fixed while it lasts: every answer changes the server's list. */
export const reviewRound = (kind: ReviewKind, courseId: number | undefined, round: number) =>
  queryOptions({
    queryKey: ['round', kind, courseId, round],
    queryFn: (): Promise<Round> => {
      const query = courseId === undefined ? {} : { courseId };
      return kind === 'mistakes' ? call('listMistakes', { query }) : call('listDueReviews', { query });
    },
    staleTime: 'static',
    gcTime: 0,
  });

export const questionProgress = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'question-progress'],
    queryFn: () => call('getQuestionProgress', { params: { id: topicId } }),
  });

interface Answer {
  questionId: string;
  topicId: string;
  selectedAnswer: number;
  idempotencyKey: string;
}

const changedByLesson = (topicId: string): ReadModelChange[] => [['user'], ['topic', topicId], ['activity']];
const changedByAnswer = (topicId: string): ReadModelChange[] => [
  ...changedByLesson(topicId),
  ['topics'],
  ['stats'],
  ['review'],
];

/** At once, so that a page that opens before the next reading knows it too. */
const markAnswered = (queries: QueryClient, topicId: string, questionId: string) =>
  queries.setQueryData(
    questionProgress(topicId).queryKey,
    (items) => items && [...items.filter((item) => item.questionId !== questionId), { questionId, isAnswered: true }],
  );

interface Told {
  onSuccess: (outcome: AnswerResult) => void;
  onError: (error: Error) => void;
}

/** Both are told even when the page that asked is gone by then. */
export const useAnswerQuestion = ({ onSuccess, onError }: Told) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) =>
      call('answerQuestion', {
        params: { id: answer.questionId },
        body: { selectedAnswer: answer.selectedAnswer },
        idempotencyKey: answer.idempotencyKey,
      }),
    onSuccess: (outcome, { questionId, topicId }) => {
      keepResult(queries, questionId, outcome);
      markAnswered(queries, topicId, questionId);
      refreshAfterWrite(queries, changedByAnswer(topicId));
      onSuccess(outcome);
    },
    onError: (error, { questionId }) => {
      keepGiven(queries, questionId, null);
      onError(error);
    },
  });
};

export const useCompleteLesson = (topicId: string, lessonId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('completeLesson', { params: { id: lessonId }, body: { topicId } }),
    onSuccess: () => refreshAfterWrite(queries, changedByLesson(topicId)),
    onError: (error) => console.error(`Failed to mark lesson as completed ${error.message}`),
  });
};
