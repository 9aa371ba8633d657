/** Percent of the answered questions whose latest answer is correct, 0 to 100, rounded; 0 when nothing was answered. */
export const accuracy = (correct: number, answered: number): number =>
  answered > 0 ? Math.round((correct * 100) / answered) : 0;
