import type { AnswerResult } from '@matraz/contracts/practice/http';
import { ApiError } from '../../shared/net/api-error.ts';
import type { ToastMessage } from '../../shared/page/toast.ts';

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
