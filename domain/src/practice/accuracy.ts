/** From this accuracy on a topic counts as passed; below it, trying again is offered. */
const PASS = 70;

/** Percent of the answered questions whose latest answer is correct, 0 to 100, rounded; 0 when nothing was answered. */
export const accuracy = (correct: number, answered: number): number =>
  answered > 0 ? Math.round((correct * 100) / answered) : 0;

export type AccuracyBadge = 'Excelente' | 'Muy Bien' | 'Bien' | 'Completado';

/** Badge of a completed topic's card. @param percent rounded, as `accuracy` gives it */
export const accuracyBadge = (percent: number): AccuracyBadge => {
  if (percent >= 90) return 'Excelente';
  if (percent >= 80) return 'Muy Bien';
  if (percent >= PASS) return 'Bien';
  return 'Completado';
};

export interface CompletionFeedback {
  text: string;
  /** Too low: the student is offered to start again at the first question. */
  offersRetry: boolean;
}

/** What the student is told when the last question of a topic is answered. @param percent rounded, as `accuracy` gives it */
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
