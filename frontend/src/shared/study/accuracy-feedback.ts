import { passedShare } from '@matraz/contracts/practice/limits';

/** Percent. Below it the student is offered to try again. */
export const PASS = passedShare * 100;

export type AccuracyBadge = 'Excelente' | 'Muy Bien' | 'Bien' | 'Completado';

/** Badge of a completed topic's card. @param percent rounded, as `accuracy` gives it */
export const accuracyBadge = (percent: number): AccuracyBadge => {
  if (percent >= 90) return 'Excelente';
  if (percent >= 80) return 'Muy Bien';
  if (percent >= PASS) return 'Bien';
  return 'Completado';
};

interface CompletionFeedback {
  text: string;
  /** The student may start again at the first question. */
  offersRetry: boolean;
}

/** Shown when the last question of a topic is answered. @param percent rounded, as `accuracy` gives it */
export const completionFeedback = (percent: number): CompletionFeedback => ({
  text: feedbackText(percent),
  offersRetry: percent < PASS,
});

const feedbackText = (percent: number): string => {
  if (percent >= 90) return 'Excelente';
  if (percent >= 80) return 'Muy bien hecho';
  if (percent >= PASS) return 'Buen trabajo';
  if (percent >= 60) return 'Bien, sigue practicando';
  return 'Necesitas más práctica';
};
