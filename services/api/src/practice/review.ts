import { reviewRound } from '@matraz/contracts/practice/limits';
import type { ReviewQuestion } from '@matraz/contracts/practice/review-http';
import { chileDay } from '@matraz/domain/practice/calendar';
import { byUrgency, isDue, type ReviewSchedule, reviewSchedule } from '@matraz/domain/practice/spaced-review';
import type pg from 'pg';
import type { Handlers } from '../http/route.ts';
import { isOpen } from './place.ts';
import { type AnsweredQuestion, selectAnswered, selectReviewQuestions } from './review.queries.ts';

/** What the student has answered and may answer again now. */
const selectOpen = async (pool: pg.Pool, userId: string, now: Date, courseId?: number): Promise<AnsweredQuestion[]> =>
  (await selectAnswered(pool, userId)).filter(
    (question) => (courseId === undefined || question.courseId === courseId) && isOpen('questions', question, now),
  );

const mistakesOf = (answered: readonly AnsweredQuestion[]): AnsweredQuestion[] =>
  answered.filter(({ correct }) => !correct);

type Scheduled = AnsweredQuestion & { schedule: ReviewSchedule };

const scheduled = (answered: readonly AnsweredQuestion[]): Scheduled[] =>
  answered.flatMap((question) => {
    const schedule = reviewSchedule(question.reviews.map(([day, correct]) => ({ day, correct })));
    return schedule ? [{ ...question, schedule }] : [];
  });

const dueOf = (questions: readonly Scheduled[], today: string): Scheduled[] =>
  questions.filter(({ schedule }) => isDue(schedule, today));

const byCourse = (questions: readonly { courseId: number }[]): { courseId: number; count: number }[] => {
  const counts = new Map<number, number>();
  for (const { courseId } of questions) counts.set(courseId, (counts.get(courseId) ?? 0) + 1);
  return Array.from(counts, ([courseId, count]) => ({ courseId, count })).sort((a, b) => a.courseId - b.courseId);
};

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** The texts of a round's questions, in its order; what was deleted meanwhile is left out. */
const withTexts = async <Of extends { id: string }, More extends object>(
  pool: pg.Pool,
  round: readonly Of[],
  more: (of: Of) => More,
): Promise<(ReviewQuestion & More)[]> => {
  const questions = await selectReviewQuestions(
    pool,
    round.map(({ id }) => id),
  );
  return round.flatMap((one) => {
    const question = questions.get(one.id);
    return question ? [{ ...question, ...more(one) }] : [];
  });
};

export const reviewHandlers: Handlers<'getReview' | 'listMistakes' | 'listDueReviews'> = {
  getReview: async ({ userId, context }, { pool }) => {
    const open = await selectOpen(pool, userId, context.now);
    return { mistakes: byCourse(mistakesOf(open)), due: byCourse(dueOf(scheduled(open), chileDay(context.now))) };
  },

  listMistakes: async ({ userId, query, context }, { pool }) => {
    const mistakes = mistakesOf(await selectOpen(pool, userId, context.now, query.courseId)).sort(
      (one, other) => one.answeredAt.getTime() - other.answeredAt.getTime() || byId(one, other),
    );
    const round = mistakes.slice(0, reviewRound.mistakes);
    const questions = await withTexts(pool, round, ({ answeredAt }) => ({ answeredAt: answeredAt.toISOString() }));
    return { total: mistakes.length, questions };
  },

  listDueReviews: async ({ userId, query, context }, { pool }) => {
    const today = chileDay(context.now);
    const all = scheduled(await selectOpen(pool, userId, context.now, query.courseId)).sort(
      (one, other) => byUrgency(one.schedule, other.schedule) || byId(one, other),
    );
    const due = dueOf(all, today);
    const questions = await withTexts(pool, due.slice(0, reviewRound.due), ({ schedule }) => ({
      dueOn: schedule.dueOn,
    }));
    return { total: due.length, nextDueOn: all[due.length]?.schedule.dueOn ?? null, questions };
  },
};
