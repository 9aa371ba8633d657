import type { AnswerResult } from '@matraz/contracts/practice/http';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';

interface GivenAnswer {
  selected: number;
  /** Null while it is under way. */
  result: AnswerResult | null;
}

/** What was answered to a question. It outlives its page: whoever looks at something else meanwhile finds it on coming back. */
export const givenAnswer = (questionId: string) =>
  queryOptions<GivenAnswer | null>({
    queryKey: ['given-answer', questionId],
    queryFn: skipToken,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });

export const keepGiven = (queries: QueryClient, questionId: string, given: GivenAnswer | null) =>
  queries.setQueryData(givenAnswer(questionId).queryKey, given);

/** The answer was judged; whoever has gone on from it meanwhile is not brought back. */
export const keepResult = (queries: QueryClient, questionId: string, result: AnswerResult) =>
  queries.setQueryData(givenAnswer(questionId).queryKey, (given) => given && { ...given, result });
