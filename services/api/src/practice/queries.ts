import { openAmounts } from '@matraz/application/catalog/content-access';
import { reviewRound } from '@matraz/contracts/practice/limits';
import { DomainError } from '@matraz/domain/errors';
import { accuracy } from '@matraz/domain/practice/accuracy';
import { addDays, chileDay } from '@matraz/domain/practice/calendar';
import { byUrgency } from '@matraz/domain/practice/spaced-review';
import { studyDay } from '@matraz/infra/read-models/practice-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import type { CatalogDeps } from '../catalog/deps.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import {
  compareIds,
  countReview,
  findAnswered,
  findDue,
  findMistakes,
  findOpenAnswered,
  withSchedules,
  withTexts,
} from './review.ts';
import { selectStudentActivity } from './select-activity.ts';
import { selectLessonProgress, selectQuestionProgress, selectTopicResults } from './select-progress.ts';

type Select<Row> = (pool: pg.Pool, userId: string, topicId: string, isAdmin: boolean) => Promise<Row | undefined>;

/** @throws DomainError topic_not_found */
const ofTopic = async <Row>(
  select: Select<Row>,
  { pool, adminRights }: Pick<CatalogDeps, 'pool' | 'adminRights'>,
  userId: string,
  topicId: string,
): Promise<Row> => {
  const isAdmin = await adminRights.isAdmin(userId);
  const row = await select(pool, userId, idOr('topic_not_found', topicId), isAdmin);
  if (row === undefined) throw new DomainError('topic_not_found');
  return row;
};

const activityFields = select(studyDay, ['answers', 'correct', 'first_attempts', 'lessons', 'exams', 'xp']);

const selectActivity = `
  select to_char(day, 'YYYY-MM-DD') as day, ${activityFields.columns}
  from read.study_day
  where user_id = $1
  and day between $2 and $3
  order by study_day.day`;

export const practiceQueries: Handlers<
  | 'getTopicStats'
  | 'getNextLesson'
  | 'getLessonProgress'
  | 'getQuestionProgress'
  | 'getReview'
  | 'listMistakes'
  | 'listDueReviews'
  | 'getActivity'
  | 'getStudentActivity',
  CatalogDeps
> = {
  getTopicStats: async ({ userId, params }, deps) => {
    const results = await ofTopic(selectTopicResults, deps, userId, params.id);
    return { ...results, accuracy: accuracy(results.questionsCorrect, results.questionsAnswered) };
  },

  /** Index of the first open lesson that is not completed; 0 when all open lessons are completed. */
  getNextLesson: async ({ userId, params, context }, deps) => {
    const topic = await ofTopic(selectLessonProgress, deps, userId, params.id);
    const open = openAmounts(topic, { lessons: topic.lessons.length, questions: 0, videos: 0 }, context.now);
    const next = topic.lessons.slice(0, open.lessons).findIndex(({ isCompleted }) => !isCompleted);
    return { nextLessonIndex: Math.max(0, next) };
  },

  getLessonProgress: async ({ userId, params }, deps) =>
    (await ofTopic(selectLessonProgress, deps, userId, params.id)).lessons,

  getQuestionProgress: async ({ userId, params }, deps) =>
    (await ofTopic(selectQuestionProgress, deps, userId, params.id)).questions,

  getReview: async ({ userId, context }, deps) => countReview(await findAnswered(userId, deps), context.now),

  listMistakes: async ({ userId, query, context }, deps) => {
    const mistakes = findMistakes(await findOpenAnswered(userId, deps, context.now, query.courseId)).sort(
      (one, other) => one.answeredAt.getTime() - other.answeredAt.getTime() || compareIds(one, other),
    );
    const round = mistakes.slice(0, reviewRound.mistakes);
    const questions = await withTexts(deps, round, ({ answeredAt }) => ({ answeredAt: answeredAt.toISOString() }));
    return { total: mistakes.length, questions };
  },

  listDueReviews: async ({ userId, query, context }, deps) => {
    const answered = await findOpenAnswered(userId, deps, context.now, query.courseId);
    const all = withSchedules(answered).sort(
      (one, other) => byUrgency(one.schedule, other.schedule) || compareIds(one, other),
    );
    const due = findDue(all, chileDay(context.now));
    const questions = await withTexts(deps, due.slice(0, reviewRound.due), ({ schedule }) => ({
      dueOn: schedule.dueOn,
    }));
    return { total: due.length, nextDueOn: all[due.length]?.schedule.dueOn ?? null, questions };
  },

  getActivity: async ({ userId, query, context }, { pool }) => {
    const to = chileDay(context.now);
    const from = addDays(to, 1 - query.days);
    const { rows } = await pool.query<RowOf<typeof activityFields> & { day: string }>(selectActivity, [
      userId,
      from,
      to,
    ]);
    return { from, to, days: rows };
  },

  getStudentActivity: ({ context }, { pool }) => selectStudentActivity(pool, chileDay(context.now)),
};
