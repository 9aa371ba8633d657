import { type ContentRights, mayOpen } from '@matraz/application/catalog/content-access';
import type { ReviewQuestion } from '@matraz/contracts/practice/review-http';
import { chileDay } from '@matraz/domain/practice/calendar';
import { isDue, type ReviewSchedule, reviewSchedule } from '@matraz/domain/practice/spaced-review';
import type { Outline, QuestionPlace } from '../catalog/catalog-memory.ts';
import type { CatalogDeps } from '../catalog/deps.ts';
import type { ReadPosition } from '../catalog/select-own-progress.ts';
import { courseOfMistake } from './exam-mistakes.ts';
import { type ExamMistake, type OwnAnswer, selectOwnReview } from './select-review.ts';

/** A question of the catalog that the student has answered. */
export type AnsweredQuestion = OwnAnswer & QuestionPlace & Pick<ContentRights, 'premiumUntil'> & ReadPosition;

/** The answered questions with their places. A question that was deleted since is left out. */
export const placeAnswered = <Answer extends { id: string }>(
  answers: readonly Answer[],
  { questions }: Pick<Outline, 'questions'>,
): (Answer & QuestionPlace)[] =>
  answers.flatMap((answer) => {
    const place = questions.get(answer.id);
    return place ? [{ ...answer, ...place }] : [];
  });

/** What the student has answered, of the catalog, and missed in exams. */
export const findReviewable = async (
  userId: string,
  { catalog, pool }: Pick<CatalogDeps, 'catalog' | 'pool'>,
): Promise<{ answered: AnsweredQuestion[]; examMistakes: ExamMistake[] }> => {
  const { answers, examMistakes, premiumUntil, readPosition } = await selectOwnReview(pool, userId);
  if (answers.length === 0) return { answered: [], examMistakes };
  const placed = placeAnswered(answers, await catalog.outline(BigInt(readPosition)));
  return { answered: placed.map((question) => ({ ...question, premiumUntil, readPosition })), examMistakes };
};

/** The questions that the student has answered and may open now. */
export const openAnswered = (answered: readonly AnsweredQuestion[], now: Date, courseId?: number): AnsweredQuestion[] =>
  answered.filter(
    (question) => (courseId === undefined || question.courseId === courseId) && mayOpen('questions', question, now),
  );

/** The questions whose latest answer is wrong. */
export const findMistakes = <Question extends Pick<AnsweredQuestion, 'correct'>>(
  answered: readonly Question[],
): Question[] => answered.filter(({ correct }) => !correct);

type Scheduled<Question> = Question & { schedule: ReviewSchedule };

/** The questions that have a review schedule, with it. */
export const withSchedules = <Question extends Pick<AnsweredQuestion, 'reviews'>>(
  answered: readonly Question[],
): Scheduled<Question>[] =>
  answered.flatMap((question) => {
    const schedule = reviewSchedule(question.reviews.map(([day, correct]) => ({ day, correct })));
    return schedule ? [{ ...question, schedule }] : [];
  });

export const findDue = <Question>(questions: readonly Scheduled<Question>[], today: string): Scheduled<Question>[] =>
  questions.filter(({ schedule }) => isDue(schedule, today));

const countByCourse = (questions: readonly { courseId: number }[]): { courseId: number; count: number }[] => {
  const counts = new Map<number, number>();
  for (const { courseId } of questions) counts.set(courseId, (counts.get(courseId) ?? 0) + 1);
  return Array.from(counts, ([courseId, count]) => ({ courseId, count })).sort((a, b) => a.courseId - b.courseId);
};

/** The fields of a question that counting needs. */
export type CountedQuestion = Omit<AnsweredQuestion, 'answeredAt' | 'readPosition'>;

/** How many mistakes and due questions there are, by course. Questions that the student may not open do not count. */
export const countReview = (questions: readonly CountedQuestion[], examMistakes: readonly ExamMistake[], now: Date) => {
  const answered = questions.filter((question) => mayOpen('questions', question, now));
  const due = findDue(withSchedules(answered), chileDay(now));
  const missed = examMistakes.map((mistake) => ({ courseId: courseOfMistake(mistake) }));
  return { mistakes: countByCourse([...findMistakes(answered), ...missed]), due: countByCourse(due) };
};

export const compareIds = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

/**
 * The questions of a review round with their texts, in order, as a student sees them before the answer. A question that was deleted
 * since is left out.
 */
export const withTexts = async <Question extends QuestionPlace & ReadPosition & { id: string }, More extends object>(
  { catalog }: Pick<CatalogDeps, 'catalog'>,
  round: readonly Question[],
  more: (question: Question) => More,
): Promise<(ReviewQuestion & More)[]> => {
  const topicIds = new Set(round.map(({ topicId }) => topicId));
  const readPosition = BigInt(round[0]?.readPosition ?? 0);
  const topics = await Promise.all(Array.from(topicIds, (id) => catalog.topic(id, readPosition)));
  const texts = new Map(topics.flatMap((topic) => (topic?.questions ?? []).map((text) => [text.id, text])));
  return round.flatMap((question) => {
    const text = texts.get(question.id);
    if (!text) return [];
    const { id, topicId, question: asked, options, xpReward } = text;
    const { courseId, topicTitle } = question;
    const own = { id, topicId, question: asked, options, xpReward, locked: false as const, courseId, topicTitle };
    return [{ ...own, ...more(question) }];
  });
};
