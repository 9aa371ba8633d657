import { ownChanges } from '@matraz/contracts/own-changes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { ApiError } from '../../../shared/net/api-error.ts';
import { NoReply } from '../../../shared/net/no-reply.ts';
import { refreshAfterWrite } from '../../../shared/net/refresh-after-write.ts';
import { uuidv7 } from '../../../shared/net/uuid.ts';
import { toast } from '../../../shared/page/toast.ts';
import { useUser } from '../../../shared/session/session.ts';
import { mustWait } from '../answer-question.ts';
import { answerFailed } from '../answer-toast.ts';
import { keepAnswer, useOutbox } from '../outbox/keep-answer.ts';
import type { Answering } from '../use-answering.ts';

interface Callbacks {
  onAnswered: (correct: boolean) => void;
  /** The answer waits in this browser: its idempotency key. */
  onKept: (key: string) => void;
  /** The teacher took the question back, or an attempt at its exam was started. */
  onGone: () => void;
}

const isGone = (error: Error) => error instanceof ApiError && (error.status === 404 || error.status === 409);

/** The state of answering a question of a completed exam again. It earns no XP. */
export const useExamAnswering = (
  { id, options }: { id: string; options: string[] },
  { onAnswered, onKept, onGone }: Callbacks,
): Answering => {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const { outcomes } = useOutbox();
  const [selected, setSelected] = useState<number | null>(null);
  const [key, setKey] = useState(uuidv7);
  const review = useMutation({
    mutationFn: async (selectedAnswer: number) => {
      const send = (retry: true | 'busy') =>
        call('reviewExamQuestion', { params: { id }, body: { selectedAnswer }, idempotencyKey: key, retry });
      try {
        if (!mustWait()) return await send('busy');
      } catch (error) {
        if (!(error instanceof NoReply)) throw error;
      }
      const answer = { userId, kind: 'exam', questionId: id, topicId: null, selectedAnswer, key } as const;
      return (await keepAnswer(queries, answer)) ? null : send(true);
    },
    onSuccess: (result) => {
      if (result === null) return onKept(key);
      const { correct } = result;
      refreshAfterWrite(queries, ownChanges.ExamQuestionReviewed());
      onAnswered(correct);
      toast(
        correct
          ? { tone: 'good', title: '¡Correcto!', description: 'Esta pregunta sale de tus errores.' }
          : {
              tone: 'neutral',
              title: 'Incorrecto',
              description: 'Sigue intentando para reforzar el aprendizaje.',
            },
      );
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) return; // The page goes to the login.
      if (isGone(error)) onGone();
      else toast(answerFailed(error));
    },
  });
  const outcome = outcomes.get(key);
  const judged = outcome?.status === 'judged' ? outcome.result : null;
  const result = review.data ? { ...review.data, isFirstAttempt: false, xpEarned: 0 } : judged;
  const isLocked = review.isPending || review.isSuccess;
  return {
    selected,
    result,
    isLocked,
    isSending: review.isPending,
    keptKey: review.data === null && result === null ? key : null,
    select: (option) => {
      if (isLocked || option >= options.length) return;
      setSelected(option);
      setKey(uuidv7());
    },
    confirm: () => {
      if (!isLocked && selected !== null) review.mutate(selected);
    },
    reset: () => {
      review.reset();
      setSelected(null);
      setKey(uuidv7());
    },
  };
};
