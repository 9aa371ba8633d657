import type { TopicDetail } from '@matraz/contracts/catalog/http';
import type { ReviewQuestion } from '@matraz/contracts/practice/review-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/net/api.ts';
import { ApiError } from '../../shared/net/api-error.ts';
import type { ReviewKind } from './review/review-kinds.ts';

/** Null: there is no such topic. The key begins as the update stream names the change: [read model, id]. */
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

export const lessonProgress = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'lesson-progress'],
    queryFn: () => call('getLessonProgress', { params: { id: topicId } }),
  });

interface Round {
  /** All matching questions, also those after this round. */
  total: number;
  questions: ReviewQuestion[];
  nextDueOn?: string | null;
}

/** The questions of one round. They stay the same during the round, although every answer changes the server's list. */
export const reviewRound = (kind: ReviewKind, courseId: number | undefined, round: number) =>
  queryOptions({
    queryKey: ['round', kind, courseId, round],
    queryFn: (): Promise<Round> => {
      const query = courseId === undefined ? {} : { courseId };
      return kind === 'mistakes' ? call('listMistakes', { query }) : call('listDueReviews', { query });
    },
    // A round without questions is read again, for example when some are due on the next day.
    staleTime: ({ state }) => (state.data?.questions.length === 0 ? Number.POSITIVE_INFINITY : 'static'),
    gcTime: 0,
  });

export const questionProgress = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'question-progress'],
    queryFn: () => call('getQuestionProgress', { params: { id: topicId } }),
  });
