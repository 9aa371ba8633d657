import { ownChanges } from '@matraz/contracts/own-changes';
import type { AnswerResult } from '@matraz/contracts/practice/http';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, hasStandIn } from '../../shared/net/api.ts';
import { ApiError } from '../../shared/net/api-error.ts';
import { NoReply } from '../../shared/net/no-reply.ts';
import { refreshAfterWrite } from '../../shared/net/refresh-after-write.ts';
import { useUser } from '../../shared/session/session.ts';
import { givenAnswer, markAnswered, setGivenAnswer } from './given-answer.ts';
import { keepAnswer } from './outbox/keep-answer.ts';
import { keptAnswers } from './outbox/kept-answers.ts';

/** Adds the result, unless the student has already gone on. */
const setResult = (queries: QueryClient, questionId: string, result: AnswerResult) =>
  queries.setQueryData(givenAnswer(questionId).queryKey, (given) => given && { ...given, result });

interface AnswerQuestion {
  questionId: string;
  topicId: string;
  selectedAnswer: number;
  idempotencyKey: string;
}

/** Milliseconds. After this time without a reply the answer is kept in this browser. */
const REPLY_TIMEOUT = 20_000;

const send = ({ questionId, selectedAnswer, idempotencyKey }: AnswerQuestion, retry: true | 'busy') =>
  call('answerQuestion', {
    params: { id: questionId },
    body: { selectedAnswer },
    idempotencyKey,
    retry,
    ...(retry === 'busy' && { signal: AbortSignal.timeout(REPLY_TIMEOUT) }),
  });

/** Asks the server. False when it does not answer. */
const isAnswered = async ({ topicId, questionId }: AnswerQuestion): Promise<boolean> => {
  const items = await call('getQuestionProgress', { params: { id: topicId } }).catch(() => []);
  return items.some((item) => item.questionId === questionId && item.isAnswered);
};

/** A 503 does not say whether the answer was saved. */
const sendNow = async (answer: AnswerQuestion): Promise<AnswerResult> => {
  try {
    return await send(answer, 'busy');
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 503;
    if (!isUnknown || !(await isAnswered(answer))) throw error;
    return send(answer, 'busy'); // the key is the same, so the reply is the first result
  }
};

/** An answer behind others waits with them, so that the server gets them in order. */
export const mustWait = () => !hasStandIn() && (!navigator.onLine || keptAnswers().waiting.length > 0);

interface Callbacks {
  onSuccess: (result: AnswerResult) => void;
  onError: (error: Error) => void;
}

/**
 * The callbacks run also when the student has left the page. An answer without a reply is kept in this browser, and the
 * outbox sends it with the same key; then no callback runs.
 */
export const useAnswerQuestion = ({ onSuccess, onError }: Callbacks) => {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  return useMutation({
    mutationFn: async (answer: AnswerQuestion): Promise<AnswerResult | null> => {
      try {
        if (!mustWait()) return await sendNow(answer);
      } catch (error) {
        if (!(error instanceof NoReply) || hasStandIn()) throw error;
      }
      const { questionId, topicId, selectedAnswer, idempotencyKey: key } = answer;
      const isKept = await keepAnswer(queries, { userId, kind: 'practice', questionId, topicId, selectedAnswer, key });
      return isKept ? null : send(answer, true);
    },
    onSuccess: (result, { questionId, topicId }) => {
      if (result === null) return;
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
