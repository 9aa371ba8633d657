import { dayNumber } from '../practice/calendar.ts';

/** An answer as evidence of what a student can do. */
export interface Evidence {
  /** A day of Chile's calendar, `YYYY-MM-DD`. */
  day: string;
  courseId: number | null;
  topicId: string | null;
  skill: string | null;
  /** How many options the question has. */
  options: number;
  /** On the scale of ability, see `questionDifficulty`. 0 is the middle. */
  difficulty: number;
  /** The student has answered the question before, so she has seen its key. */
  isRepeat: boolean;
  correct: boolean;
}

type Question = Omit<Evidence, 'day' | 'correct'>;

/** An ability is the sum of these parts: the overall one, and how much an area, a topic and a skill deviate from it. */
export type Part = 'overall' | `area ${number}` | `topic ${string}` | `skill ${string}`;

export type Weights = ReadonlyMap<Part, number>;

export interface Estimate {
  mean: number;
  variance: number;
}

/**
 * The scale is that of the logistic curve. `variance` is how much students differ before anything is known. What was learned about a part
 * loses half of its weight in `halfLife` days, because students learn and forget.
 */
const parts = {
  overall: { variance: 0.8, halfLife: 360 },
  area: { variance: 0.3, halfLife: 240 },
  topic: { variance: 0.5, halfLife: 120 },
  skill: { variance: 0.15, halfLife: 360 },
} as const;

/** A question whose key was seen is easier by this much, and tells only this share of what a new question tells. */
const repeat = { easier: 1, weight: 0.5 } as const;

const kindOf = (part: Part): keyof typeof parts => part.split(' ', 1)[0] as keyof typeof parts;

export const partsOf = ({ courseId, topicId, skill }: Pick<Evidence, 'courseId' | 'topicId' | 'skill'>): Part[] => {
  const own: Part[] = ['overall'];
  if (courseId !== null) own.push(`area ${courseId}`);
  if (topicId !== null) own.push(`topic ${topicId}`);
  if (skill !== null) own.push(`skill ${skill}`);
  return own;
};

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The logistic curve averaged over a normal distribution, approximated (MacKay 1992). */
const averageLogistic = ({ mean, variance }: Estimate): number =>
  logistic(mean / Math.sqrt(1 + (Math.PI * variance) / 8));

/** The probability of a right answer. A student who does not know guesses among the options. */
export const rightShare = (ability: Estimate, options: number): number =>
  1 / options + (1 - 1 / options) * averageLogistic(ability);

const add = (numbers: Float64Array, place: number, more = 0) => {
  numbers[place] = (numbers[place] ?? 0) + more;
};

/** What is known about the ability of one student. */
export interface Ability {
  /** The weighted sum of parts. */
  estimate(weights: Weights): Estimate;
  /** Of two weighted sums. */
  covariance(one: Weights, other: Weights): number;
  /** The probability that an answer of today is right. */
  predict(question: Question): number;
  /** Lets the days up to `day` pass without an answer. An earlier day changes nothing. */
  passTo(day: string): void;
  /** Answers must come in the order of their days. */
  learn(answer: Evidence): void;
}

/**
 * Elo for learners (Pelánek 2016, "Applications of the Elo rating system in adaptive educational systems", Computers & Education 98), with
 * guessing in multiple choice, and with the uncertainty as in Glicko (Glickman 1999): each answer is one step of an extended Kalman filter.
 * Parts share evidence, so the filter keeps their covariances: many answers in one topic must not look like knowledge of all topics.
 *
 * @param all the parts that answers will have; others stay as they are before anything is known
 */
export const createAbility = (all: Iterable<Part>): Ability => {
  const known = [...new Set(all)];
  const places = new Map(known.map((part, place) => [part, place]));
  const size = known.length;
  const priors = known.map((part) => parts[kindOf(part)]);
  const means = new Float64Array(size);
  // The rows are symmetric to the columns, so each row ends with its own variance.
  const covariances = priors.map(({ variance }, row) => new Float64Array(row + 1).fill(variance, row));
  let today: string | null = null;

  const between = (one: number, other: number): number | undefined =>
    covariances[Math.max(one, other)]?.[Math.min(one, other)];

  const covariance = (one: Weights, other: Weights): number => {
    let sum = 0;
    for (const [part, weight] of one) {
      const place = places.get(part) ?? -1;
      for (const [otherPart, otherWeight] of other) {
        const unknown = part === otherPart ? parts[kindOf(part)].variance : 0;
        sum += weight * otherWeight * (between(place, places.get(otherPart) ?? -1) ?? unknown);
      }
    }
    return sum;
  };

  const estimate = (weights: Weights): Estimate => {
    let mean = 0;
    for (const [part, weight] of weights) mean += weight * (means[places.get(part) ?? -1] ?? 0);
    return { mean, variance: covariance(weights, weights) };
  };

  /** Ability minus difficulty. */
  const lead = ({ difficulty, isRepeat, ...question }: Question): Estimate => {
    const { mean, variance } = estimate(new Map(partsOf(question).map((part) => [part, 1])));
    return { mean: mean - difficulty + (isRepeat ? repeat.easier : 0), variance };
  };

  const passDays = (days: number) => {
    const kept = Float64Array.from(priors, ({ halfLife }) => 0.5 ** (days / halfLife));
    for (const [row, covariancesOf] of covariances.entries()) {
      const share = kept[row] ?? 1;
      means[row] = (means[row] ?? 0) * share;
      for (let column = 0; column <= row; column++)
        covariancesOf[column] = (covariancesOf[column] ?? 0) * share * (kept[column] ?? 1);
      covariancesOf[row] = (covariancesOf[row] ?? 0) + (1 - share * share) * (priors[row]?.variance ?? 0);
    }
  };

  const passTo = (day: string) => {
    if (today !== null && day > today) passDays(dayNumber(day) - dayNumber(today));
    if (today === null || day > today) today = day;
  };

  const shared = new Float64Array(size);
  const learn = (answer: Evidence) => {
    passTo(answer.day);

    // The covariance of each part with the ability for this question.
    shared.fill(0);
    let mean = (answer.isRepeat ? repeat.easier : 0) - answer.difficulty;
    let variance = 0;
    const own = partsOf(answer).flatMap((part) => places.get(part) ?? []);
    for (const place of own) {
      for (let other = 0; other < place; other++) add(shared, other, covariances[place]?.[other]);
      for (let other = place; other < size; other++) add(shared, other, covariances[other]?.[place]);
      mean += means[place] ?? 0;
    }
    for (const place of own) variance += shared[place] ?? 0;

    const guess = 1 / answer.options;
    const knows = logistic(mean);
    const right = guess + (1 - guess) * knows;
    const slope = (1 - guess) * knows * (1 - knows);
    const weight = (answer.isRepeat ? repeat.weight : 1) / (right * (1 - right));
    const information = weight * slope * slope;
    const gain = 1 / (1 + information * variance);
    const step = gain * weight * slope * (Number(answer.correct) - right);
    const less = gain * information;
    for (let row = 0; row < size; row++) {
      const change = shared[row] ?? 0;
      const covariancesOf = covariances[row];
      if (change === 0 || covariancesOf === undefined) continue;
      add(means, row, change * step);
      const factor = -change * less;
      for (let column = 0; column <= row; column++) add(covariancesOf, column, factor * (shared[column] ?? 0));
    }
  };

  return {
    estimate,
    covariance,
    predict: (question) => rightShare(lead(question), question.options),
    passTo,
    learn,
  };
};

/** The ability that a student's answers show on the day `today`. */
export const abilityOf = (answers: readonly Evidence[], today: string): Ability => {
  const ability = createAbility(answers.flatMap(partsOf));
  for (const answer of [...answers].sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)))
    ability.learn(answer);
  ability.passTo(today);
  return ability;
};
