import type { ChosenAttempt } from '@matraz/contracts/exams/limits';

interface Scored {
  ordinal: number;
  paesScore: number;
}

/** The attempt that counts for a student. Of two with the best score the earlier one. @param attempts completed ones */
export const chosenAttempt = <Attempt extends Scored>(
  attempts: readonly Attempt[],
  which: ChosenAttempt,
): Attempt | undefined => {
  const inOrder = [...attempts].sort((one, other) => one.ordinal - other.ordinal);
  if (which === 'first') return inOrder[0];
  if (which === 'last') return inOrder.at(-1);
  return inOrder.reduce<Attempt | undefined>(
    (best, one) => (best === undefined || one.paesScore > best.paesScore ? one : best),
    undefined,
  );
};

interface ScoreSummary {
  mean: number;
  median: number;
  lowest: number;
  highest: number;
  /** Scores by hundred points. The first has 100 to 199, the last 900 to 1000. */
  bands: number[];
}

const bandCount = 9;

/** Null: there are no scores. Mean and median are rounded. */
export const scoreSummary = (scores: readonly number[]): ScoreSummary | null => {
  const sorted = [...scores].sort((one, other) => one - other);
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  const meanOf = (some: readonly number[]) => Math.round(some.reduce((sum, one) => sum + one, 0) / some.length);
  const bands = Array.from({ length: bandCount }, () => 0);
  for (const score of sorted) {
    const band = Math.min(bandCount, Math.floor(score / 100)) - 1;
    bands[band] = (bands[band] ?? 0) + 1;
  }
  return { mean: meanOf(sorted), median: meanOf(middle), lowest, highest, bands };
};

interface ClassAnswer {
  /** Zero-based. Null: left empty. */
  selectedAnswer: number | null;
  isCorrect: boolean;
  /** False: the attempt had other options, so its letter means something else. */
  hasTheseOptions: boolean;
}

interface QuestionTally {
  taken: number;
  correct: number;
  empty: number;
  chosen: number[];
}

/** How the attempts of a class answered a question. */
export const tallyQuestion = (answers: readonly ClassAnswer[], options: number): QuestionTally => ({
  taken: answers.length,
  correct: answers.filter(({ isCorrect }) => isCorrect).length,
  empty: answers.filter(({ selectedAnswer }) => selectedAnswer === null).length,
  chosen: Array.from(
    { length: options },
    (_, option) =>
      answers.filter(({ selectedAnswer, hasTheseOptions }) => hasTheseOptions && selectedAnswer === option).length,
  ),
});
