import { type ExamSubject, examOptions, examSubjects, realExam } from '@matraz/contracts/exams/limits';
import { seededRandom, shuffled } from './seeded-random.ts';

/** A practice question that may stand in an exam. */
interface PoolQuestion {
  subject: ExamSubject;
  options: readonly unknown[];
}

export interface TestExam<Question> {
  /** In order: Biology, Physics, Chemistry. */
  questions: (Question & { isPilot: boolean })[];
  /** Seconds. */
  duration: number;
}

/**
 * A sensible exam from the catalogue: an equal share of each subject (where one runs short the others fill up), as many pilots
 * for its length as the real test has, spread evenly, and as much time for each question.
 *
 * @param pool always in the same order, so that the same seed gives the same exam
 * @param size questions wished for; fewer come out when the pool holds fewer
 */
export const pickTestExam = <Question extends PoolQuestion>(
  pool: readonly Question[],
  { size, seed }: { size: number; seed: number },
): TestExam<Question> => {
  const random = seededRandom(seed);
  const fit = pool.filter(
    ({ options }) => options.length >= examOptions.minSingle && options.length <= examOptions.max,
  );
  const supplies = examSubjects.map((subject) =>
    shuffled(
      fit.filter((question) => question.subject === subject),
      random,
    ),
  );
  const picked = shares(
    supplies.map(({ length }) => length),
    size,
  ).flatMap((share, i) => supplies[i]?.slice(0, share) ?? []);
  const pilots = pilotPlaces(picked.length);
  return {
    questions: picked.map((question, place) => ({ ...question, isPilot: pilots.has(place) })),
    duration: Math.round((picked.length * realExam.seconds) / realExam.questions),
  };
};

/** One of each in turn, until there are enough or nothing is left. */
const shares = (supplies: readonly number[], size: number): number[] => {
  const taken = supplies.map(() => 0);
  for (
    let left = Math.min(
        size,
        supplies.reduce((sum, supply) => sum + supply, 0),
      ),
      i = 0;
    left > 0;
    i++
  ) {
    const turn = i % supplies.length;
    if ((taken[turn] ?? 0) === supplies[turn]) continue;
    taken[turn] = (taken[turn] ?? 0) + 1;
    left -= 1;
  }
  return taken;
};

const pilotPlaces = (size: number): Set<number> => {
  const pilots = Math.round((size * realExam.pilots) / realExam.questions);
  return new Set(Array.from({ length: pilots }, (_, i) => Math.floor(((i + 0.5) * size) / pilots)));
};
