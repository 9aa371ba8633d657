import { ownChanges } from '@matraz/contracts/own-changes';
import type { AnswerResult } from '@matraz/contracts/practice/http';
import { type QueryClient, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/net/api.ts';
import { ApiError } from '../../shared/net/api-error.ts';
import { NoReply } from '../../shared/net/no-reply.ts';
import { refreshAfterWrite } from '../../shared/net/refresh-after-write.ts';
import { questionProgress } from './queries.ts';

interface GivenAnswer {
  selected: number;
  /** Null until the reply comes. */
  result: AnswerResult | null;
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

/** Adds the result, unless the student has already gone on. */
const setResult = (queries: QueryClient, questionId: string, result: AnswerResult) =>
  queries.setQueryData(givenAnswer(questionId).queryKey, (given) => given && { ...given, result });

/** Counts the question as answered before its progress is read again. */
const markAnswered = (queries: QueryClient, topicId: string, questionId: string, isCorrect: boolean) =>
  queries.setQueryData(
    questionProgress(topicId).queryKey,
    (items) =>
      items && [...items.filter((item) => item.questionId !== questionId), { questionId, isAnswered: true, isCorrect }],
  );

interface AnswerQuestion {
  questionId: string;
  topicId: string;
  selectedAnswer: number;
  idempotencyKey: string;
}

const send = ({ questionId, selectedAnswer, idempotencyKey }: AnswerQuestion) =>
  call('answerQuestion', { params: { id: questionId }, body: { selectedAnswer }, idempotencyKey });

/** A 503 and a missing reply do not say whether the answer was saved. */
const isUnknown = (error: unknown) => error instanceof NoReply || (error instanceof ApiError && error.status === 503);

/** Asks the server. False when it does not answer. */
const isAnswered = async ({ topicId, questionId }: AnswerQuestion): Promise<boolean> => {
  const items = await call('getQuestionProgress', { params: { id: topicId } }).catch(() => []);
  return items.some((item) => item.questionId === questionId && item.isAnswered);
};

interface Callbacks {
  onSuccess: (result: AnswerResult) => void;
  onError: (error: Error) => void;
}

/** The callbacks run also when the student has left the page. */
export const useAnswerQuestion = ({ onSuccess, onError }: Callbacks) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (answer: AnswerQuestion) => {
      try {
        return await send(answer);
      } catch (error) {
        if (!isUnknown(error) || !(await isAnswered(answer))) throw error;
        return send(answer); // the key is the same, so the reply is the first result
      }
    },
    onSuccess: (result, { questionId, topicId }) => {
      setResult(queries, questionId, result);
      markAnswered(queries, topicId, questionId, result.correct);
      refreshAfterWrite(queries, ownChanges.QuestionAnswered(topicId));
      onSuccess(result);
    },
    onError: (error, { questionId }) => {
      setGivenAnswer(queries, questionId, null);
      onError(error);
    },
  });
};
