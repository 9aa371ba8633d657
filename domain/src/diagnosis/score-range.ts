import { realExam } from '@matraz/contracts/exams/limits';
import { paesScore } from '../exams/score.ts';
import { type Ability, type Part, rightShare, type Weights } from './ability.ts';
import { eightyPercent, realOptions } from './mastery.ts';

/** An area of the test, with its topics in the catalogue. */
export interface TestArea {
  courseId: number;
  topicIds: readonly string[];
  /** How many answers of the student are known. */
  answers: number;
}

/** The parts of the test: questions of each area for everyone, and questions of the area of the mention. */
const blueprint = { common: 18, mention: 26, scored: realExam.questions - realExam.pilots } as const;

/**
 * A score range needs so many answers in each area, and may be this wide for a student in the middle. When it is wider, so many more
 * answers are asked for.
 */
const enough = { answersPerArea: 8, width: 160, moreAnswers: 10 } as const;

/** How much questions of one area differ in difficulty. */
const difficultyVariance = 0.6;

/** How much the questions of the platform may be easier or harder than those of the test. */
const bankVariance = 0.04;

export interface ScoreRange {
  low: number;
  high: number;
}

/** How many more answers are needed in an area; null: in any area. */
export interface MissingAnswers {
  courseId: number | null;
  answers: number;
}

/** The mean ability over the topics of an area. Topics without answers keep the uncertainty that they have. */
export const areaWeights = ({ courseId, topicIds }: Pick<TestArea, 'courseId' | 'topicIds'>): Weights =>
  new Map<Part, number>([
    ['overall', 1],
    [`area ${courseId}`, 1],
    ...topicIds.map((id): [Part, number] => [`topic ${id}`, 1 / topicIds.length]),
  ]);

/** Shares of the scored questions, by area. Without a mention its questions are spread over the areas. */
const questionsPerArea = (areas: readonly TestArea[], mention: number | null): number[] => {
  const all = areas.map(({ courseId }) => {
    if (mention === null) return blueprint.common + blueprint.mention / areas.length;
    return blueprint.common + (courseId === mention ? blueprint.mention : 0);
  });
  const total = all.reduce((sum, questions) => sum + questions, 0);
  return all.map((questions) => (questions * blueprint.scored) / total);
};

/**
 * The number of right answers in the test: its mean and standard deviation, by area questions, ability and chance.
 *
 * @param meanOf the mean of a weighted sum of the ability; its uncertainty is always the student's
 */
const rightAnswers = (
  ability: Ability,
  areas: readonly TestArea[],
  mention: number | null,
  meanOf: (weights: Weights) => number,
) => {
  const questions = questionsPerArea(areas, mention);
  const parts = areas.map((area, place) => {
    const weights = areaWeights(area);
    const mean = meanOf(weights);
    const shareAt = (lead: number) => rightShare({ mean: lead, variance: difficultyVariance }, realOptions);
    const count = questions[place] ?? 0;
    const share = shareAt(mean);
    const step = 0.1;
    return { weights, count, share, slope: (count * (shareAt(mean + step) - shareAt(mean - step))) / (2 * step) };
  });
  let mean = 0;
  let variance = 0;
  let slopes = 0;
  for (const one of parts) {
    mean += one.count * one.share;
    variance += one.count * one.share * (1 - one.share);
    slopes += one.slope;
    for (const other of parts) variance += one.slope * other.slope * ability.covariance(one.weights, other.weights);
  }
  return { mean, deviation: Math.sqrt(variance + slopes * slopes * bankVariance) };
};

const toTens = (score: number): number => Math.round(score / 10) * 10;

const scoreAt = (right: number): number => paesScore(Math.min(blueprint.scored, Math.max(0, right)), blueprint.scored);

/**
 * The PAES score of a test of today with a probability of 80 %, in tens, or what is missing for it.
 *
 * @param mention the course of the student's mention; null: unknown
 */
export const scoreRange = (
  ability: Ability,
  areas: readonly TestArea[],
  mention: number | null,
): { score: ScoreRange; missing: [] } | { score: null; missing: MissingAnswers[] } => {
  const missing = areas.flatMap(({ courseId, answers }) =>
    answers < enough.answersPerArea ? [{ courseId, answers: enough.answersPerArea - answers }] : [],
  );
  if (missing.length > 0 || areas.length === 0) return { score: null, missing };
  const rangeOf = (meanOf: (weights: Weights) => number): ScoreRange => {
    const { mean, deviation } = rightAnswers(ability, areas, mention, meanOf);
    return {
      low: toTens(scoreAt(mean - eightyPercent * deviation)),
      high: toTens(scoreAt(mean + eightyPercent * deviation)),
    };
  };
  // Each answer makes the ability more certain, but may move a student to where the table of scores is steeper. At a fixed ability the
  // range only gets narrower, so one more answer never hides it.
  const middle = rangeOf(() => 0);
  if (middle.high - middle.low > enough.width)
    return { score: null, missing: [{ courseId: null, answers: enough.moreAnswers }] };
  return { score: rangeOf((weights) => ability.estimate(weights).mean), missing: [] };
};
