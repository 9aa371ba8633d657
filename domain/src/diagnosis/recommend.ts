import { groupBy } from './group-by.ts';
import type { Weakness } from './mastery.ts';

/** Why a question is recommended. */
type Reason = 'weak' | 'due' | 'new';

/** A question that the student may open and has not answered today. */
export interface Candidate {
  id: string;
  topicId: string;
  /** Null: never answered. */
  lastCorrect: boolean | null;
  /** The day of its next review, `YYYY-MM-DD`. Null: never answered. */
  dueOn: string | null;
  /** Whether its topic is to be studied first. */
  weakness: Weakness | null;
  /** The expected share of right answers in its topic. */
  topicExpected: number;
  /** The probability that the student answers it right. */
  expected: number;
}

/** A question of which this share is expected right is neither too easy nor too hard to learn from. */
const bestExpected = 0.7;

/** How many of ten questions each reason gets. What one reason leaves, the others take. */
const shares = { weak: 4, due: 3, new: 3 } as const;

/** Weak topics share a practice. One topic gets at most so many questions in each turn. */
const mostOfWeakTopic = 2;

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const reasonOf = ({ lastCorrect, dueOn, weakness }: Candidate, today: string): Reason | null => {
  if (lastCorrect === false || weakness !== null) return 'weak';
  if (dueOn === null) return 'new';
  return dueOn <= today ? 'due' : null;
};

const byFit = (one: Candidate, other: Candidate): number =>
  Math.abs(one.expected - bestExpected) - Math.abs(other.expected - bestExpected) || compareText(one.id, other.id);

const placeOf = ({ weakness }: Candidate): number => (weakness === 'weak' ? 0 : weakness === 'few' ? 1 : 2);

/** In the order of the list of what to study first. Within a topic, wrong answers come before new questions. */
const byWeakness = (one: Candidate, other: Candidate): number =>
  placeOf(one) - placeOf(other) ||
  one.topicExpected - other.topicExpected ||
  compareText(one.topicId, other.topicId) ||
  stageOf(one) - stageOf(other) ||
  byFit(one, other);

const stageOf = ({ lastCorrect }: Candidate): number => (lastCorrect === false ? 0 : lastCorrect === null ? 1 : 2);

const byDueDay = (one: Candidate, other: Candidate): number =>
  compareText(one.dueOn ?? '', other.dueOn ?? '') || compareText(one.id, other.id);

/** Takes one of each topic in turn, so that many topics come early. The topics keep the order of their first question. */
const inTurns = (candidates: readonly Candidate[], most = 1): Candidate[] => {
  const topics = groupBy(candidates, ({ topicId }) => topicId);
  const turns: Candidate[] = [];
  for (let from = 0; turns.length < candidates.length; from += most)
    for (const ofTopic of topics.values()) turns.push(...ofTopic.slice(from, from + most));
  return turns;
};

export type Recommended = Candidate & { reason: Reason };

/** Neighbours have different topics, as long as there are such questions: mixed practice is remembered longer than blocks. */
const interleave = (chosen: readonly Recommended[]): Recommended[] => {
  const left = [...chosen];
  const mixed: Recommended[] = [];
  while (left.length > 0) {
    const last = mixed.at(-1);
    const counts = groupBy(left, ({ topicId }) => topicId);
    const amount = ({ topicId }: Recommended) => counts.get(topicId)?.length ?? 0;
    const others = left.filter(({ topicId }) => topicId !== last?.topicId);
    // The topic with the most questions left goes first, or its questions would meet at the end.
    const most = (others.length > 0 ? others : left).reduce((best, one) => (amount(one) > amount(best) ? one : best));
    // The practice begins with the weakest topic, which the student was told to study first.
    const [weakest = most] = chosen;
    const next = last === undefined && 2 * amount(most) <= left.length ? weakest : most;
    mixed.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return mixed;
};

/**
 * A practice: weak topics, due reviews and new questions, mixed. When these are too few, other answered questions fill it up, the next
 * review first.
 *
 * @param candidates in the order of the catalogue, which decides between new questions
 */
export const recommend = (
  candidates: readonly Candidate[],
  { count, today }: { count: number; today: string },
): Recommended[] => {
  const of = (reason: Reason | null) => candidates.filter((candidate) => reasonOf(candidate, today) === reason);
  const sorted: Record<Reason, Candidate[]> = {
    weak: inTurns(of('weak').sort(byWeakness), mostOfWeakTopic),
    due: of('due').sort(byDueDay),
    new: inTurns(of('new')),
  };
  const reasons = ['weak', 'due', 'new'] as const;
  const first = reasons.flatMap((reason) =>
    sorted[reason].slice(0, Math.round((shares[reason] * count) / 10)).map((candidate) => ({ ...candidate, reason })),
  );
  const isChosen = new Set(first.map(({ id }) => id));
  const rest = [
    ...reasons.flatMap((reason) => sorted[reason].map((candidate) => ({ ...candidate, reason }))),
    ...of(null)
      .sort(byDueDay)
      .map((candidate) => ({ ...candidate, reason: 'due' as const })),
  ].filter(({ id }) => !isChosen.has(id));
  return interleave([...first, ...rest].slice(0, count));
};
