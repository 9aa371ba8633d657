import type { Course } from '@matraz/contracts/catalog/http';
import { requireUser, toUser, type UserRow, userColumns, userTables } from '../accounts/select-user.ts';
import { coursesQuery, type ListedTopic, topicsQuery, toSummary } from '../catalog/select-topics.ts';
import type { Handlers } from '../http/handler.ts';
import { type CountedQuestion, countReview } from '../practice/review.ts';
import { answeredQuery } from '../practice/select-review.ts';

interface DashboardRow extends UserRow {
  courses: Course[];
  topics: ListedTopic[];
  answered: Omit<CountedQuestion, 'premiumUntil'>[];
}

/** The rows of a query as a JSON list. Timestamps become text. */
const listOf = (query: string) => `coalesce((select json_agg(row) from (${query}) row), '[]')`;

/** One query, because sending a query costs more than most of its answers. */
const dashboardQuery = `
  select ${userColumns},
    ${listOf(coursesQuery)} as courses,
    ${listOf(topicsQuery)} as topics,
    ${listOf(answeredQuery)} as answered
  from ${userTables}`;

export const dashboardQueries: Handlers<'getDashboard'> = {
  getDashboard: async ({ userId, context }, { pool, clock }) => {
    const { rows } = await pool.query<DashboardRow>(dashboardQuery, [userId]);
    const { courses, topics, answered, ...user } = requireUser(rows[0]);
    const questions = answered.map((question) => ({ ...question, premiumUntil: user.premium_expires_at }));
    return {
      user: toUser(user, clock()),
      courses,
      topics: topics.map(toSummary),
      review: countReview(questions, context.now),
    };
  },
};
