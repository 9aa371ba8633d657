import type { AnswerResult } from '@matraz/contracts/practice/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/net/api-error.ts';
import { uuidv7 } from '../../shared/net/uuid.ts';
import { toast } from '../../shared/page/toast.ts';
import { draftFor, dropDraft, keepDraft } from './answer-draft.ts';
import { givenAnswer, setGivenAnswer, useAnswerQuestion } from './answer-question.ts';
import { answerFailed, answerToast } from './answer-toast.ts';

interface Question {
  id: string;
  topicId: string;
  options: string[];
}

interface Callbacks {
  onAnswered: (result: AnswerResult) => void;
  /** The question was deleted or locked. Without this callback the student gets the usual error message. */
  onGone?: () => void;
}

const status = (error: Error) => (error instanceof ApiError ? error.status : null);

/**
 * The state of answering one question. A confirmed answer is locked until `reset`. The same choice confirmed again after a failure
 * has the same idempotency key, so it counts once.
 */
export const useAnswering = (question: Question, { onAnswered, onGone }: Callbacks) => {
  const queries = useQueryClient();
  const { data: given = null } = useQuery(givenAnswer(question.id));
  const [chosen, setChosen] = useState(() => draftFor(question.id, question.options.length));
  const [key, setKey] = useState(uuidv7);
  const answer = useAnswerQuestion({
    onSuccess: (result) => {
      dropDraft();
      onAnswered(result);
      toast(answerToast(result));
    },
    onError: (error) => {
      if (status(error) === 401) return; // The page goes to the login.
      if (onGone && (status(error) === 404 || status(error) === 403)) onGone();
      else toast(answerFailed(error));
    },
  });
  const selected = given?.selected ?? chosen;
  const isLocked = given !== null;

  const select = (option: number) => {
    if (isLocked || option >= question.options.length) return;
    setChosen(option);
    setKey(uuidv7());
    keepDraft({ questionId: question.id, option });
  };
  const confirm = () => {
    if (isLocked || selected === null) return;
    setGivenAnswer(queries, question.id, { selected, result: null });
    answer.mutate({
      questionId: question.id,
      topicId: question.topicId,
      selectedAnswer: selected,
      idempotencyKey: key,
    });
  };
  const reset = () => {
    setGivenAnswer(queries, question.id, null);
    setChosen(null);
    setKey(uuidv7());
  };
  const result = given?.result ?? null;
  return { selected, result, isLocked, isSending: isLocked && result === null, select, confirm, reset };
};

export type Answering = ReturnType<typeof useAnswering>;
