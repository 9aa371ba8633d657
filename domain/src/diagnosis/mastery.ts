import { passedShare } from '@matraz/contracts/practice/limits';
import { type Ability, type Estimate, rightShare, type Weights } from './ability.ts';

/** A topic, an area or a skill has no mastery with fewer answers. A free student can answer five questions of a limited topic. */
const fewestAnswers = 4;

/** What is known of a topic. */
interface KnownTopic {
  /** Answers in practice and exams, and how many of them are right. */
  answers: number;
  right: number;
  /** The expected share of right answers. Null: too few answers. */
  mastery: number | null;
  /** The same after any number of answers. */
  expected: number;
}

export type Weakness = 'weak' | 'few';

/** `weak`: known to be weak. `few`: a few answers, one of them wrong, say so far that it is. */
export const weaknessOf = ({ answers, right, mastery, expected }: KnownTopic): Weakness | null => {
  if (mastery !== null) return mastery < passedShare ? 'weak' : null;
  return right < answers && expected < passedShare ? 'few' : null;
};

/** Options of the questions of the real test. */
export const realOptions = 4;

/** 80 % of a normal distribution is within so many standard deviations. */
export const eightyPercent = 1.2816;

/** The expected share of right answers to questions of middle difficulty, with its range of 80 %. */
export interface Mastery {
  mean: number;
  low: number;
  high: number;
}

/** @returns null when the answers are too few */
export const masteryOf = (ability: Ability, weights: Weights, answers: number): Mastery | null => {
  if (answers < fewestAnswers) return null;
  const estimate = ability.estimate(weights);
  const spread = eightyPercent * Math.sqrt(estimate.variance);
  const certain = (mean: number): Estimate => ({ mean, variance: 0 });
  return {
    mean: rightShare(estimate, realOptions),
    low: rightShare(certain(estimate.mean - spread), realOptions),
    high: rightShare(certain(estimate.mean + spread), realOptions),
  };
};
