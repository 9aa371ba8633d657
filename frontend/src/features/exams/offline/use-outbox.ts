import type { ExamAttempt, RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Tagged } from '../../../shared/net/api.ts';
import { ApiError } from '../../../shared/net/api-error.ts';
import { toast } from '../../../shared/page/toast.ts';
import { type AttemptTime, createOutbox, type Outbox } from './outbox.ts';
import { emptyOutbox, type OutboxState } from './outbox-state.ts';
import { keepSender } from './pending-sender.ts';
import { withSavedAnswers } from './saved-answers.ts';
import { sendPendingAnswers } from './send-pending-answers.ts';

keepSender(sendPendingAnswers);

/** Staff changed the time, and the page does not know it yet. */
const isOtherTime = (shown: ExamAttempt | undefined, { deadline, pausedAt }: AttemptTime): boolean =>
  shown?.isCompleted === false && (shown.deadline !== deadline || shown.pausedAt !== pausedAt);

/**
 * The outbox of an attempt while its page is open. It is a ref, so opening it renders nothing while nothing is pending.
 */
export const useOutbox = (attemptId: string, userId: string): [RefObject<Outbox | null>, OutboxState] => {
  const queries = useQueryClient();
  const outbox = useRef<Outbox | null>(null);
  const [state, setState] = useState(emptyOutbox);
  // A layout effect, so that the outbox is there before the student can choose an answer.
  useLayoutEffect(() => {
    const opened = createOutbox({
      attemptId,
      userId,
      onRefused: (error) => {
        toast({
          tone: 'destructive',
          title: 'Error al enviar respuesta',
          description: error instanceof ApiError ? error.problem.detail : undefined,
        });
        // The attempt may be over.
        void queries.invalidateQueries({ queryKey: ['attempt', attemptId] });
      },
      onSessionOver: () => void queries.invalidateQueries({ queryKey: ['user'] }),
      onTime: (time) => {
        if (isOtherTime(queries.getQueryData<Tagged<ExamAttempt>>(['attempt', attemptId, userId])?.reply, time))
          void queries.invalidateQueries({ queryKey: ['attempt', attemptId] });
      },
    });
    const unsubscribe = opened.subscribe(() => setState(opened.state()));
    outbox.current = opened;
    return () => {
      unsubscribe();
      outbox.current = null;
      setState(emptyOutbox);
      opened.close();
    };
  }, [attemptId, userId, queries]);
  return [outbox, state];
};

/**
 * A pending answer is 'sending'; 'waiting' when there is no network; 'delayed' when the server cannot take it now; or 'fault' when this
 * page cannot send it.
 */
export type AnswerState = 'saved' | 'sending' | 'waiting' | 'delayed' | 'fault';

export interface ShownAnswer {
  selectedAnswer: number | null;
  state: AnswerState;
  /** Only of a saved answer. By the server's clock. */
  savedAt?: string;
  /** Only of a pending answer: false when it lasts only as long as the page. */
  isKept?: boolean;
}

const pendingState = ({ obstacle }: OutboxState, isOnline: boolean): AnswerState => {
  if (!isOnline || obstacle === 'network') return 'waiting';
  return obstacle === 'server' ? 'delayed' : 'sending';
};

/** The answer to show at each question: the pending one, or else the saved one. */
export const shownAnswers = (attempt: RunningAttempt, outbox: OutboxState, isOnline: boolean) => {
  const shown = new Map<string, ShownAnswer>();
  for (const { questionId, selectedAnswer, savedAt } of withSavedAnswers(attempt, outbox.saved.values()).answers) {
    shown.set(questionId, { selectedAnswer, state: 'saved', savedAt });
  }
  const state = pendingState(outbox, isOnline);
  for (const [questionId, { selectedAnswer, key }] of outbox.pending) {
    shown.set(questionId, {
      selectedAnswer,
      state: outbox.faulty.has(key) ? 'fault' : state,
      isKept: outbox.isKept,
    });
  }
  return shown;
};

export const countIn = (wanted: AnswerState, shown: ReadonlyMap<string, ShownAnswer>) =>
  [...shown.values()].filter(({ state }) => state === wanted).length;

/** Number of answers that will be sent when the network or the server is back. */
export const countBlocked = (shown: ReadonlyMap<string, ShownAnswer>) =>
  countIn('waiting', shown) + countIn('delayed', shown);

/** A cleared answer does not count. */
export const countAnswered = (shown: ReadonlyMap<string, ShownAnswer>) =>
  [...shown.values()].filter(({ selectedAnswer }) => selectedAnswer !== null).length;
