import { groupBy } from './group-by.ts';

/** How many questions the diagnostic has. */
const diagnosticQuestions = 15;

/** A topic of the diagnostic, in the order of the catalogue. */
export interface DiagnosticTopic {
  topicId: string;
  courseId: number;
  /** How many of its questions the student has answered. */
  answered: number;
  /** Questions that the student may open and has not answered. */
  open: readonly OpenQuestion[];
}

interface OpenQuestion {
  id: string;
  /** The probability that the student answers it right. */
  expected: number;
}

interface AreaProgress {
  courseId: number;
  total: number;
  answered: number;
}

export interface Diagnostic {
  total: number;
  answered: number;
  areas: AreaProgress[];
  /** Null: it is finished. */
  next: { questionId: string; topicId: string } | null;
}

/** How many questions each area has: those of the mention get a third more. */
const quotasOf = (courses: readonly number[], mention: number | null): Map<number, number> => {
  const weights = courses.map((course) => (course === mention ? 1.5 : 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const quotas = new Map<number, number>();
  let given = 0;
  let weighed = 0;
  for (const [place, course] of courses.entries()) {
    weighed += weights[place] ?? 0;
    const upTo = Math.round((diagnosticQuestions * weighed) / sum);
    quotas.set(course, upTo - given);
    given = upTo;
  }
  return quotas;
};

/** A topic, with the number of its questions that are open and not answered. */
type CountedTopic = Pick<DiagnosticTopic, 'courseId' | 'answered'> & { open: number };

const areasOf = (topics: readonly CountedTopic[], mention: number | null): AreaProgress[] => {
  const byCourse = groupBy(topics, ({ courseId }) => courseId);
  const quotas = quotasOf([...byCourse.keys()], mention);
  return Array.from(byCourse, ([courseId, ofCourse]) => {
    const quota = quotas.get(courseId) ?? 0;
    const mostOfTopic = Math.max(1, Math.ceil(quota / ofCourse.length));
    const answered = Math.min(
      quota,
      ofCourse.reduce((sum, topic) => sum + Math.min(mostOfTopic, topic.answered), 0),
    );
    const open = ofCourse.reduce((sum, topic) => sum + topic.open, 0);
    return { courseId, answered, total: Math.min(quota, answered + open) };
  });
};

const isUnfinished = ({ answered, total }: AreaProgress): boolean => answered < total;

/** How many questions of the diagnostic are left. */
export const diagnosticLeft = (topics: readonly CountedTopic[], mention: number | null): number =>
  areasOf(topics, mention).reduce((sum, { answered, total }) => sum + total - answered, 0);

/** Half of the students answer right whom guessing does not help: this question tells most about an ability. */
const mostTelling = 0.6;

/**
 * A short test over all areas that adapts to the answers. It has no state of its own: earlier answers count, at most a few of each topic. So
 * the student can leave it and continue on any device, and has finished it after much practice.
 *
 * @param mention the course of the student's mention; null: unknown
 */
export const diagnostic = (topics: readonly DiagnosticTopic[], mention: number | null): Diagnostic => {
  const areas = areasOf(
    topics.map((topic) => ({ ...topic, open: topic.open.length })),
    mention,
  );
  const total = areas.reduce((sum, area) => sum + area.total, 0);
  const answered = areas.reduce((sum, area) => sum + area.answered, 0);
  return {
    total,
    answered,
    areas,
    next: nextQuestion(areas.filter(isUnfinished), topics),
  };
};

/** The area with the largest part left comes next, and in it the topic with the fewest answers. */
const nextQuestion = (areas: readonly AreaProgress[], topics: readonly DiagnosticTopic[]): Diagnostic['next'] => {
  const leftOf = ({ total, answered }: AreaProgress) => (total - answered) / total;
  const area = areas.reduce<AreaProgress | null>(
    (most, one) => (most === null || leftOf(one) > leftOf(most) ? one : most),
    null,
  );
  const topic = topics
    .filter(({ courseId, open }) => courseId === area?.courseId && open.length > 0)
    .reduce<DiagnosticTopic | null>(
      (fewest, one) => (fewest === null || one.answered < fewest.answered ? one : fewest),
      null,
    );
  const question = topic?.open.reduce((best, one) =>
    Math.abs(one.expected - mostTelling) < Math.abs(best.expected - mostTelling) ? one : best,
  );
  return topic && question ? { questionId: question.id, topicId: topic.topicId } : null;
};
