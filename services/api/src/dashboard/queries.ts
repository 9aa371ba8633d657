import { requireUser, toUser, type UserRow, userColumns, userTables } from '../accounts/select-user.ts';
import type { CatalogDeps } from '../catalog/deps.ts';
import { listOf } from '../catalog/list-of.ts';
import {
  type OwnTopic,
  ownTopicsQuery,
  type ReadPosition,
  readPositionColumn,
} from '../catalog/select-own-progress.ts';
import { topicList } from '../catalog/topic-list.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { countReview, placeAnswered } from '../practice/review.ts';
import { type OwnAnswer, ownAnswersQuery } from '../practice/select-review.ts';

interface DashboardRow extends UserRow, ReadPosition {
  topics: OwnTopic[];
  answers: Omit<OwnAnswer, 'answeredAt'>[];
}

/** One query, because sending a query costs more than most of its answers. */
const dashboardQuery = `
  select ${userColumns}, ${readPositionColumn},
    ${listOf(ownTopicsQuery)} as topics,
    ${listOf(ownAnswersQuery)} as answers
  from ${userTables}`;

export const dashboardQueries: Handlers<'getDashboard', CatalogDeps> = {
  getDashboard: async ({ userId, context }, { pool, config, clock, catalog, adminRights }) => {
    const { rows } = await pool.query<DashboardRow>({ name: 'dashboard', text: dashboardQuery, values: [userId] });
    const { topics, answers, readPosition, ...row } = requireUser(rows[0]);
    const outline = await catalog.outline(BigInt(readPosition));
    const rights = { premiumUntil: row.premium_expires_at };
    const answered = placeAnswered(answers, outline).map((question) => ({ ...question, ...rights }));
    return {
      user: toUser(row, config, clock()),
      review: countReview(answered, context.now),
      courses: outline.courses,
      topics: topicList(outline.topics, topics, await adminRights.isAdmin(userId)),
    };
  },
};
