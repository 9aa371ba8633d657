import type { Dashboard } from '@matraz/contracts/dashboard-http';
import { chileDay } from '@matraz/domain/practice/calendar';
import { requireUser, toUser, type UserRow, userColumns, userTables } from '../accounts/select-user.ts';
import { listOf } from '../catalog/list-of.ts';
import {
  type OwnTopic,
  ownTopicsQuery,
  type ReadPosition,
  readPositionColumn,
} from '../catalog/select-own-progress.ts';
import { topicList } from '../catalog/topic-list.ts';
import type { DiagnosisDeps } from '../diagnosis/deps.ts';
import { learnerOf } from '../diagnosis/learner.ts';
import { type LearnerRow, learnerColumns } from '../diagnosis/select-learner.ts';
import type { ExamDeps } from '../exams/deps.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { countReview, placeAnswered } from '../practice/review.ts';
import { type ExamMistake, examMistakesQuery, type OwnAnswer, ownAnswersQuery } from '../practice/select-review.ts';
import { type PathRow, pathColumns, studyPathOf } from '../practice/study-path.ts';

interface DashboardRow extends UserRow, ReadPosition, PathRow, Pick<LearnerRow, 'exams' | 'examReviews'> {
  topics: OwnTopic[];
  answers: OwnAnswer[];
  examMistakes: ExamMistake[];
}

/** One query, because sending a query costs more than most of its answers. */
const dashboardQuery = `
  select ${userColumns}, ${readPositionColumn},
    ${listOf(ownTopicsQuery)} as topics,
    ${listOf(ownAnswersQuery)} as answers,
    ${listOf(examMistakesQuery)} as "examMistakes",
    ${pathColumns}, ${learnerColumns}
  from ${userTables}`;

type DashboardDeps = ExamDeps & DiagnosisDeps;

const readDashboard = async (userId: string, now: Date, deps: DashboardDeps): Promise<Dashboard> => {
  const { pool, config, clock, catalog, examList, adminRights, difficulties } = deps;
  const { rows } = await pool.query<DashboardRow>({
    name: 'dashboard',
    text: dashboardQuery,
    values: [userId, chileDay(now)],
  });
  const row = requireUser(rows[0]);
  const position = BigInt(row.readPosition);
  const [outline, exams, known] = await Promise.all([
    catalog.outline(position),
    examList(false, position),
    difficulties(now),
  ]);
  const { courses, topics, questions } = outline;
  const premiumUntil = row.premium_expires_at;
  const answered = placeAnswered(row.answers, { questions }).map((question) => ({ ...question, premiumUntil }));
  const review = countReview(answered, row.examMistakes, now);
  const due = review.due.reduce((sum, { count }) => sum + count, 0);
  const mention = row.goals[0]?.mention ?? null;
  const learner = learnerOf({ ...row, practice: row.answers, mention, premiumUntil }, outline, known, now);
  return {
    user: toUser(row, config, clock()),
    review,
    courses,
    topics: topicList(topics, row.topics, await adminRights.isAdmin(userId)),
    path: studyPathOf({ row, courses, topics, own: row.topics, learner, exams, due, premiumUntil, now }),
  };
};

export const dashboardQueries: Handlers<'getDashboard' | 'getStudyPath', DashboardDeps> = {
  getDashboard: ({ userId, context }, deps) => readDashboard(userId, context.now, deps),

  /** The path alone, after something changed. It is made of nearly everything that the start page shows. */
  getStudyPath: async ({ userId, context }, deps) => (await readDashboard(userId, context.now, deps)).path,
};
