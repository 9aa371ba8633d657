import { type Ability, type Estimate, rightShare, type Weights } from './ability.ts';

/** A topic, an area or a skill has no mastery with fewer answers. A free student can answer five questions of a limited topic. */
const fewestAnswers = 4;

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
