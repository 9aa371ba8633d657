import { type ExamSubject, examOptions, examSubjects, realExam } from '@matraz/contracts/exams/limits';
import { seededRandom, shuffled } from './seeded-random.ts';

/** A practice question that an exam can use. */
interface PoolQuestion {
  subject: ExamSubject;
  options: readonly unknown[];
}

export interface TestExam<Question> {
  /** Biology first, then Physics, then Chemistry. */
  questions: (Question & { isPilot: boolean })[];
  /** Seconds. */
  duration: number;
}

/**
 * Picks an exam from the catalog. Each subject has an equal share; when one has too few questions, the others fill up. The share
 * of pilots and the time per question are as in the real test. The pilots are spread evenly.
 *
 * @param pool must be in a fixed order, so that the same seed gives the same exam
 * @param size number of questions; fewer when the pool has fewer
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

/** Takes one question of each subject in turn, until there are enough or none is left. */
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

/** @returns null when the course is not one of the three subjects of an exam */
export const subjectOfCourse = (courseId: number): ExamSubject | null => subjects.get(courseId) ?? null;

const subjects = new Map<number, ExamSubject>([
  [1, 'Chemistry'],
  [2, 'Physics'],
  [3, 'Biology'],
]);

const coursesBySubject = new Map(Array.from(subjects, ([courseId, subject]) => [subject, courseId]));

export const courseOfSubject = (subject: ExamSubject): number | null => coursesBySubject.get(subject) ?? null;
