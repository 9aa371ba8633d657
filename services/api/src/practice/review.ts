import { mayOpen } from '@matraz/application/catalog/content-access';
import type { ReviewQuestion } from '@matraz/contracts/practice/review-http';
import { chileDay } from '@matraz/domain/practice/calendar';
import { isDue, type ReviewSchedule, reviewSchedule } from '@matraz/domain/practice/spaced-review';
import type pg from 'pg';
import { type AnsweredQuestion, selectAnswered, selectReviewQuestions } from './select-review.ts';

/** The questions that the student has answered and may open now. */
export const findOpenAnswered = async (
  pool: pg.Pool,
  userId: string,
  now: Date,
  courseId?: number,
): Promise<AnsweredQuestion[]> =>
  (await selectAnswered(pool, userId)).filter(
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

/** A question as far as its count needs it. */
export type CountedQuestion = Omit<AnsweredQuestion, 'answeredAt'>;

/** How many mistakes and due questions there are, by course. Questions that the student may not open do not count. */
export const countReview = (questions: readonly CountedQuestion[], now: Date) => {
  const answered = questions.filter((question) => mayOpen('questions', question, now));
  const due = findDue(withSchedules(answered), chileDay(now));
  return { mistakes: countByCourse(findMistakes(answered)), due: countByCourse(due) };
};

export const compareIds = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

/** The questions of a review round with their texts, in order. A question that was deleted since is left out. */
export const withTexts = async <Question extends { id: string }, More extends object>(
  pool: pg.Pool,
  round: readonly Question[],
  more: (question: Question) => More,
): Promise<(ReviewQuestion & More)[]> => {
  const texts = await selectReviewQuestions(
    pool,
    round.map(({ id }) => id),
  );
  return round.flatMap((question) => {
    const text = texts.get(question.id);
    return text ? [{ ...text, ...more(question) }] : [];
  });
};
