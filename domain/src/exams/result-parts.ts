import { paesScore } from './score.ts';

/** A scored question of a completed attempt. */
interface ScoredQuestion {
  /** False: it was left empty. */
  isAnswered: boolean;
  isCorrect: boolean;
}

/** The questions of one area, unit, topic or skill. */
export interface ResultPart<Key> {
  key: Key;
  correct: number;
  /** Questions with an answer. The others were left empty: that is no sign of a weakness. */
  answered: number;
  total: number;
  /** False: too few answers to call it a strength or a weakness. */
  isEnough: boolean;
}

/**
 * With fewer questions one of them moves the share by more than ten percentage points, and half right can as well be a third or two
 * thirds: the standard error is above 16 points.
 */
export const enoughQuestions = 10;

/** The parts in the order of their first questions. A question without a key is in none. */
export const resultParts = <Question extends ScoredQuestion, Key>(
  questions: readonly Question[],
  keyOf: (question: Question) => Key | undefined,
): ResultPart<Key>[] => {
  const parts = new Map<Key, { correct: number; answered: number; total: number }>();
  for (const question of questions) {
    const key = keyOf(question);
    if (key === undefined) continue;
    const { correct, answered, total } = parts.get(key) ?? { correct: 0, answered: 0, total: 0 };
    const { isCorrect, isAnswered } = question;
    parts.set(key, {
      correct: correct + Number(isCorrect),
      // Where every student gets the point, an empty answer is right too.
      answered: answered + Number(isAnswered || isCorrect),
      total: total + 1,
    });
  }
  return Array.from(parts, ([key, part]) => ({ key, ...part, isEnough: part.answered >= enoughQuestions }));
};

/** How many points more the score would have been with the wrong answers of a part right. Empty ones are left out. */
export const pointsLost = (
  part: Pick<ResultPart<unknown>, 'correct' | 'answered'>,
  { correct, scored }: { correct: number; scored: number },
): number => paesScore(correct + part.answered - part.correct, scored) - paesScore(correct, scored);
