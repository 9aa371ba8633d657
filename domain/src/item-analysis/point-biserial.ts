/** Students with the same strength, of whom some chose the correct option. */
export interface StrengthGroup {
  /** Any scale on which more is better. */
  strength: number;
  students: number;
  correct: number;
}

/**
 * Point-biserial correlation between a correct answer (1 or 0) and strength: how well the question separates strong students from
 * weak ones. It is Pearson's correlation with one variable of two values.
 *
 * The caller must leave the question itself out of the strength where it would count. The result is then the corrected item-rest
 * correlation (Henrysson 1963, "Correction of item-total correlations in item analysis", Psychometrika 28, 211-218). Without the
 * correction a question correlates with itself, and short exams look better than they are.
 *
 * @returns -1 to 1; null when all answers are equally correct or all students equally strong, because there is then no correlation
 */
export const pointBiserial = (groups: readonly StrengthGroup[]): number | null => {
  const present = groups.filter(({ students }) => students > 0);
  const students = sum(present.map((group) => group.students));
  const correct = sum(present.map((group) => group.correct));
  const strengths = present.map(({ strength }) => strength);
  if (correct === 0 || correct === students || Math.min(...strengths) === Math.max(...strengths)) return null;
  const mean = sum(present.map((group) => group.students * group.strength)) / students;
  const proportion = correct / students;
  let covariance = 0;
  let variance = 0;
  for (const group of present) {
    const deviation = group.strength - mean;
    covariance += deviation * (group.correct - group.students * proportion);
    variance += group.students * deviation * deviation;
  }
  const r = covariance / Math.sqrt(variance * students * proportion * (1 - proportion));
  return Math.max(-1, Math.min(1, r)); // rounding may exceed 1 by the last digit
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
