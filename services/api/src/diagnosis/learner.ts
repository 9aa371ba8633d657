import { type ContentRights, mayOpen } from '@matraz/application/catalog/content-access';
import { type Ability, abilityOf, type Evidence } from '@matraz/domain/diagnosis/ability';
import type { TestArea } from '@matraz/domain/diagnosis/score-range';
import { courseOfSubject } from '@matraz/domain/exams/test-exam';
import { chileDay } from '@matraz/domain/practice/calendar';
import type { Outline, QuestionPlace, SharedTopic } from '../catalog/catalog-memory.ts';
import type { ReadPosition } from '../catalog/select-own-progress.ts';
import type { DiagnosisDeps } from './deps.ts';
import {
  type ExamReviewRow,
  type ExamRow,
  type LearnerRow,
  type PracticeRow,
  selectLearner,
} from './select-learner.ts';

/** A question of practice that the student may open. */
export type OpenQuestion = QuestionPlace &
  Pick<ContentRights, 'premiumUntil'> &
  ReadPosition & { id: string; difficulty: number; own: PracticeRow | undefined };

/** A student, what is known of her, and what she may open. */
export interface Learner {
  evidence: Evidence[];
  ability: Ability;
  /** Published topics, in the order of the catalogue. */
  topics: SharedTopic[];
  areas: TestArea[];
  /** The course of the mention. Null: the student has not told it. */
  mention: number | null;
  open: OpenQuestion[];
}

const practiceEvidence = (
  { id, reviews }: PracticeRow,
  { questions }: Outline,
  difficulties: ReadonlyMap<string, number>,
): Evidence[] => {
  const place = questions.get(id);
  if (!place) return [];
  const { topicId, courseId, skill, optionCount: options } = place;
  const question = { topicId, courseId, skill, options, difficulty: difficulties.get(id) ?? 0 };
  return reviews.map(([day, correct], index) => ({ ...question, day, correct, isRepeat: index > 0 }));
};

interface Given {
  day: string;
  isRepeat: boolean;
}

const examEvidence = (
  { id, correct, options, subject, area, topicId, skill }: ExamRow | ExamReviewRow,
  { day, isRepeat }: Given,
  courses: ReadonlyMap<string, number>,
  difficulties: ReadonlyMap<string, number>,
): Evidence => {
  const known = topicId === null ? undefined : courses.get(topicId);
  // The elective part is of the subject of the exam.
  const ofArea = area === null ? null : courseOfSubject(area === 'elective' ? subject : area);
  return {
    day,
    courseId: known ?? ofArea,
    topicId: known === undefined ? null : topicId,
    skill,
    options,
    difficulty: difficulties.get(id) ?? 0,
    isRepeat,
    correct,
  };
};

export const countBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};

export const rightOf = (evidence: readonly Evidence[]): Evidence[] => evidence.filter(({ correct }) => correct);

type Answers = Pick<LearnerRow, 'practice' | 'exams' | 'examReviews'>;

/** What a student's answers say, without what she may open. */
export const knowledgeOf = (
  row: Answers,
  outline: Outline,
  difficulties: ReadonlyMap<string, number>,
  now: Date,
): Pick<Learner, 'evidence' | 'ability' | 'topics'> => {
  const topics = outline.topics.filter(({ status }) => status === 'published');
  const courses = new Map(topics.map(({ id, courseId }) => [id, courseId]));
  const evidence = [
    ...row.practice.flatMap((answered) => practiceEvidence(answered, outline, difficulties)),
    ...row.exams.map((answer) => {
      const day = chileDay(new Date(answer.finishedAt));
      return examEvidence(answer, { day, isRepeat: false }, courses, difficulties);
    }),
    ...row.examReviews.map((answer) =>
      examEvidence(answer, { day: answer.day, isRepeat: true }, courses, difficulties),
    ),
  ];
  return { evidence, ability: abilityOf(evidence, chileDay(now)), topics };
};

export const learnerOf = (
  row: LearnerRow,
  outline: Outline,
  difficulties: ReadonlyMap<string, number>,
  now: Date,
): Learner => {
  const { premiumUntil, readPosition } = row;
  const known = knowledgeOf(row, outline, difficulties, now);
  const answers = countBy(known.evidence, ({ courseId }) => courseId);
  const own = new Map(row.practice.map((answered) => [answered.id, answered]));
  return {
    ...known,
    mention: row.mention && courseOfSubject(row.mention),
    areas: Array.from(
      Map.groupBy(known.topics, ({ courseId }) => courseId),
      ([courseId, ofCourse]) => ({
        courseId,
        topicIds: ofCourse.map(({ id }) => id),
        answers: answers.get(courseId) ?? 0,
      }),
    ).sort((one, other) => one.courseId - other.courseId),
    open: Array.from(outline.questions, ([id, place]) => ({
      ...place,
      id,
      premiumUntil,
      readPosition,
      difficulty: difficulties.get(id) ?? 0,
      own: own.get(id),
    })).filter((question) => mayOpen('questions', question, now)),
  };
};

export const readLearner = async (
  userId: string,
  { pool, catalog, difficulties: readDifficulties }: DiagnosisDeps,
  now: Date,
): Promise<Learner> => {
  const [row, difficulties] = await Promise.all([selectLearner(pool, userId), readDifficulties(now)]);
  return learnerOf(row, await catalog.outline(BigInt(row.readPosition)), difficulties, now);
};

/** Whether the question can be practised: it was not answered today. */
export const isReady = ({ own }: Pick<OpenQuestion, 'own'>, today: string): boolean =>
  own?.reviews.at(-1)?.[0] !== today;

/** The probability that the student answers a question right. */
export const expectedShare = (
  { ability }: Learner,
  { topicId, courseId, skill, optionCount: options, difficulty, own }: OpenQuestion,
): number => ability.predict({ topicId, courseId, skill, options, difficulty, isRepeat: own !== undefined });
