import type { AnswerResult } from '@matraz/contracts/practice/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/api-error.ts';
import { toast } from '../../shared/toast.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { draftFor, dropDraft, keepDraft } from './answer-draft.ts';
import { answerFailed, answerToast } from './answer-toast.ts';
import { givenAnswer, keepGiven } from './given-answer.ts';
import { useAnswerQuestion } from './queries.ts';

interface Question {
  id: string;
  topicId: string;
  options: string[];
}

interface Asked {
  onAnswered: (outcome: AnswerResult) => void;
  /** The question was deleted, or is locked by now. Without it that is a failure like others. */
  onGone?: () => void;
}

const status = (error: Error) => (error instanceof ApiError ? error.status : null);

/**
 * One question: choose, change, confirm; then it is locked until `reset`.
 * An answer that failed is sent again under its own key, so that it can never count twice.
 */
export const useAnswering = (question: Question, { onAnswered, onGone }: Asked) => {
  const queries = useQueryClient();
  const { data: given = null } = useQuery(givenAnswer(question.id));
  const [chosen, setChosen] = useState(() => draftFor(question.id, question.options.length));
  const [key, setKey] = useState(uuidv7);
  const answer = useAnswerQuestion({
    onSuccess: (outcome) => {
      dropDraft();
      onAnswered(outcome);
      toast(answerToast(outcome));
    },
    onError: (error) => {
      if (status(error) === 401) return; // on the way to the login
      if (onGone && (status(error) === 404 || status(error) === 403)) onGone();
      else toast(answerFailed);
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
    keepGiven(queries, question.id, { selected, result: null });
    answer.mutate({
      questionId: question.id,
      topicId: question.topicId,
      selectedAnswer: selected,
      idempotencyKey: key,
    });
  };
  const reset = () => {
    keepGiven(queries, question.id, null);
    setChosen(null);
    setKey(uuidv7());
  };
  const result = given?.result ?? null;
  return { selected, result, isLocked, isSending: isLocked && result === null, select, confirm, reset };
};

export type Answering = ReturnType<typeof useAnswering>;
