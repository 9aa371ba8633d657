import { passedShare } from '@matraz/contracts/practice/limits';
import { paesScore } from './score.ts';

/** A scored question of a completed attempt. */
interface ScoredQuestion {
  isCorrect: boolean;
}

/** The questions of one area, unit, topic or skill. */
export interface ResultPart<Key> {
  key: Key;
  correct: number;
  total: number;
  /** False: too few questions to call it a strength or a weakness. */
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
  const parts = new Map<Key, { correct: number; total: number }>();
  for (const question of questions) {
    const key = keyOf(question);
    if (key === undefined) continue;
    const { correct, total } = parts.get(key) ?? { correct: 0, total: 0 };
    parts.set(key, { correct: correct + Number(question.isCorrect), total: total + 1 });
  }
  return Array.from(parts, ([key, part]) => ({ key, ...part, isEnough: part.total >= enoughQuestions }));
};

/** The quantile of the normal distribution that leaves a twentieth above. If it left a tenth, one wrong answer would be enough to know. */
const twentieth = 1.6449;

/** Upper bound of Wilson's interval: with a probability of 95 % the true share of right answers is below it. */
const highestShare = ({ correct, total }: { correct: number; total: number }): number => {
  const share = correct / total;
  const square = twentieth * twentieth;
  const spread = twentieth * Math.sqrt((share * (1 - share)) / total + square / (4 * total * total));
  return (share + square / (2 * total) + spread) / (1 + square / total);
};

export interface TopicToStudy<Key> extends ResultPart<Key> {
  missed: number;
  /** How many points more the score would have been with all of them right. */
  points: number;
  /** The answers are enough to say that the topic is not passed yet. */
  isKnown: boolean;
}

/**
 * The topics with a missed question: those that are known to be weak first, then the ones that cost most points.
 *
 * @param result of the whole attempt
 */
export const topicsToStudy = <Key>(
  topics: readonly ResultPart<Key>[],
  { correct, scored }: { correct: number; scored: number },
): TopicToStudy<Key>[] =>
  topics
    .filter((topic) => topic.correct < topic.total)
    .map((topic) => {
      const missed = topic.total - topic.correct;
      const points = paesScore(correct + missed, scored) - paesScore(correct, scored);
      return { ...topic, missed, points, isKnown: highestShare(topic) < passedShare };
    })
    .sort(
      (one, other) =>
        Number(other.isKnown) - Number(one.isKnown) ||
        other.points - one.points ||
        one.correct / one.total - other.correct / other.total,
    );
