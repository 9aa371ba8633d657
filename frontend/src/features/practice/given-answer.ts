import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { questionProgress } from './queries.ts';
import type { ShownResult } from './shown-result.ts';

interface GivenAnswer {
  selected: number;
  /** Idempotency key of the answer. */
  key: string;
  /** Null until the reply comes. */
  result: ShownResult | null;
}

/** The student's answer to a question, until the student goes on. It stays in the cache while other pages are open. */
export const givenAnswer = (questionId: string) =>
  queryOptions<GivenAnswer | null>({
    queryKey: ['given-answer', questionId],
    queryFn: skipToken,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });

export const setGivenAnswer = (queries: QueryClient, questionId: string, given: GivenAnswer | null) =>
  queries.setQueryData(givenAnswer(questionId).queryKey, given);

/** Counts the question as answered before its progress is read again. */
export const markAnswered = (queries: QueryClient, topicId: string, questionId: string, isCorrect: boolean) =>
  queries.setQueryData(
    questionProgress(topicId).queryKey,
    (items) =>
      items && [...items.filter((item) => item.questionId !== questionId), { questionId, isAnswered: true, isCorrect }],
  );
