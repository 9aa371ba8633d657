import { ownChanges } from '@matraz/contracts/own-changes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { ApiError } from '../../../shared/net/api-error.ts';
import { refreshAfterWrite } from '../../../shared/net/refresh-after-write.ts';
import { uuidv7 } from '../../../shared/net/uuid.ts';
import { toast } from '../../../shared/page/toast.ts';
import { type Answering, answerFailed } from '../use-answering.ts';

interface Callbacks {
  onAnswered: (correct: boolean) => void;
  /** The teacher took the question back, or an attempt at its exam was started. */
  onGone: () => void;
}

const isGone = (error: Error) => error instanceof ApiError && (error.status === 404 || error.status === 409);

/** The state of answering a question of a completed exam again. It earns no XP. */
export const useExamAnswering = (
  { id, options }: { id: string; options: string[] },
  { onAnswered, onGone }: Callbacks,
): Answering => {
  const queries = useQueryClient();
  const [selected, setSelected] = useState<number | null>(null);
  const [key, setKey] = useState(uuidv7);
  const review = useMutation({
    mutationFn: (selectedAnswer: number) =>
      call('reviewExamQuestion', { params: { id }, body: { selectedAnswer }, idempotencyKey: key }),
    onSuccess: ({ correct }) => {
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
  const isLocked = review.isPending || review.isSuccess;
  return {
    selected,
    result: review.data ? { ...review.data, isFirstAttempt: false, xpEarned: 0 } : null,
    isLocked,
    isSending: review.isPending,
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
