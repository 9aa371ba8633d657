/** First answers to a question, of all students. */
export interface FirstAnswers {
  students: number;
  correct: number;
  options: number;
}

/** The number of students whose answers weigh as much as the assumption that the question is of middle difficulty. */
const assumedStudents = 10;

/** A question that everyone answers right is not endlessly easy. */
const extreme = 0.03;

/**
 * The difficulty of a question on the scale of ability, from first answers. 0 is a question that a middle student knows with a probability
 * of one half. Guessing is taken off. The fewer the students, the nearer the result is to 0.
 */
export const questionDifficulty = ({ students, correct, options }: FirstAnswers): number => {
  if (students === 0) return 0;
  const guess = 1 / options;
  const knows = Math.min(1 - extreme, Math.max(extreme, (correct / students - guess) / (1 - guess)));
  return (Math.log((1 - knows) / knows) * students) / (students + assumedStudents);
};
