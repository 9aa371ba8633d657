import type { AnswerResult } from '@matraz/contracts/practice/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/net/api-error.ts';
import { uuidv7 } from '../../shared/net/uuid.ts';
import { type ToastMessage, toast } from '../../shared/page/toast.ts';
import { tabStorage } from '../../shared/session/browser-storage.ts';
import { givenAnswer, setGivenAnswer, useAnswerQuestion } from './answer-question.ts';

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

/** `accepted`: the right options of a question of an exam, whose key may have been corrected. Null: every option is right. */
export type ShownResult = AnswerResult & { accepted?: readonly number[] | null };

export interface Answering {
  selected: number | null;
  result: ShownResult | null;
  isLocked: boolean;
  isSending: boolean;
  select: (option: number) => void;
  confirm: () => void;
  reset: () => void;
}

type Outcome = Pick<AnswerResult, 'correct' | 'isFirstAttempt' | 'xpEarned'>;

/** The message for the result of an answer. */
export const answerToast = ({ correct, isFirstAttempt, xpEarned }: Outcome): ToastMessage => {
  if (correct) {
    return {
      tone: 'good',
      title: '¡Correcto!',
      description: isFirstAttempt
        ? `Has ganado ${xpEarned} XP`
        : 'Ya has respondido esta pregunta antes. No se otorga XP adicional.',
    };
  }
  return {
    tone: 'neutral',
    title: 'Incorrecto',
    description: isFirstAttempt
      ? 'Revisa la explicación y sigue practicando.'
      : 'Sigue intentando para reforzar el aprendizaje.',
  };
};

/** A refusal by a rule says its reason. Other failures have one text. */
export const answerFailed = (error: Error): ToastMessage => ({
  tone: 'destructive',
  title: 'Error',
  description:
    (error instanceof ApiError && error.problem.code === 'too_many_answers' && error.problem.detail) ||
    'No se pudo procesar la respuesta',
});

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
export const useAnswering = (question: Question, { onAnswered, onGone }: Callbacks): Answering => {
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
