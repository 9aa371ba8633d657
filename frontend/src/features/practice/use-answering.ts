import type { AnswerResult } from '@matraz/contracts/practice/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../shared/net/api-error.ts';
import { uuidv7 } from '../../shared/net/uuid.ts';
import { toast } from '../../shared/page/toast.ts';
import { tabStorage } from '../../shared/session/browser-storage.ts';
import { useAnswerQuestion } from './answer-question.ts';
import { answerFailed, answerToast } from './answer-toast.ts';
import { givenAnswer, setGivenAnswer } from './given-answer.ts';
import { useOutbox } from './outbox/keep-answer.ts';
import type { ShownResult } from './shown-result.ts';

/** The chosen option before it is confirmed. It survives a reload and a new login. One per tab. */
const DRAFT_KEY = 'matraz.draft';

interface Draft {
  questionId: string;
  option: number;
}

const keepDraft = (draft: Draft) => tabStorage.write(DRAFT_KEY, JSON.stringify(draft));

const dropDraft = () => tabStorage.remove(DRAFT_KEY);

/** @returns null when nothing was chosen for this question, or when the option does not exist */
const draftFor = (questionId: string, options: number): number | null => {
  const { questionId: of, option } = tabStorage.readJson<Partial<Draft>>(DRAFT_KEY) ?? {};
  return of === questionId && Number.isInteger(option) && option !== undefined && option >= 0 && option < options
    ? option
    : null;
};

export interface Answering {
  selected: number | null;
  result: ShownResult | null;
  isLocked: boolean;
  isSending: boolean;
  /** The answer waits in this browser for the server: its idempotency key. */
  keptKey: string | null;
  select: (option: number) => void;
  confirm: () => void;
  reset: () => void;
}

interface Question {
  id: string;
  topicId: string;
  options: string[];
}

interface Callbacks {
  onAnswered: (result: AnswerResult) => void;
  /** The answer waits in this browser. */
  onKept?: (key: string) => void;
  /** The question was deleted or locked. Without this callback the student gets the usual error message. */
  onGone?: () => void;
}

const status = (error: Error) => (error instanceof ApiError ? error.status : null);

/**
 * The state of answering one question. A confirmed answer is locked until `reset`. The same choice confirmed again after a failure
 * has the same idempotency key, so it counts once.
 */
export const useAnswering = (question: Question, { onAnswered, onKept, onGone }: Callbacks): Answering => {
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
  const { waiting } = useOutbox();
  const kept = waiting.filter(({ kind, questionId }) => kind === 'practice' && questionId === question.id).at(-1);
  const selected = given?.selected ?? kept?.selectedAnswer ?? chosen;
  const isLocked = given !== null || kept !== undefined;
  const result = given?.result ?? null;
  const keptKey = result === null ? (kept?.key ?? null) : null;
  const noteKept = useEffectEvent((answerKey: string) => {
    dropDraft();
    onKept?.(answerKey);
  });
  useEffect(() => {
    if (keptKey !== null) noteKept(keptKey);
  }, [keptKey]);

  const select = (option: number) => {
    if (isLocked || option >= question.options.length) return;
    setChosen(option);
    setKey(uuidv7());
    keepDraft({ questionId: question.id, option });
  };
  const confirm = () => {
    if (isLocked || selected === null) return;
    setGivenAnswer(queries, question.id, { selected, key, result: null });
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
  const isSending = isLocked && result === null && keptKey === null;
  return { selected, result, isLocked, isSending, keptKey, select, confirm, reset };
};
