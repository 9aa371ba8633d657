import { openAmounts } from '@matraz/application/catalog/content-access';
import type { StudyGoals } from '@matraz/contracts/practice/goals';
import { reviewRound } from '@matraz/contracts/practice/limits';
import type { Mistake } from '@matraz/contracts/practice/review-http';
import { DomainError } from '@matraz/domain/errors';
import { accuracy } from '@matraz/domain/practice/accuracy';
import { addDays, chileDay } from '@matraz/domain/practice/calendar';
import { byUrgency } from '@matraz/domain/practice/spaced-review';
import { studyDay } from '@matraz/infra/read-models/practice-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import type { CatalogDeps } from '../catalog/deps.ts';
import type { ExamDeps } from '../exams/deps.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { courseOfMistake, withExamTexts } from './exam-mistakes.ts';
import {
  compareIds,
  countReview,
  findDue,
  findMistakes,
  findReviewable,
  openAnswered,
  withSchedules,
  withTexts,
} from './review.ts';
import { selectStudentActivity } from './select-activity.ts';
import { selectLessonProgress, selectQuestionProgress, selectTopicResults } from './select-progress.ts';
import { goalsQuery } from './study-path.ts';

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

const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export const practiceQueries: Handlers<
  | 'getTopicStats'
  | 'getNextLesson'
  | 'getLessonProgress'
  | 'getQuestionProgress'
  | 'getReview'
  | 'listMistakes'
  | 'listDueReviews'
  | 'getActivity'
  | 'getGoals'
  | 'getStudentActivity',
  ExamDeps
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

  getReview: async ({ userId, context }, deps) => {
    const { answered, examMistakes } = await findReviewable(userId, deps);
    return countReview(answered, examMistakes, context.now);
  },

  listMistakes: async ({ userId, query, context }, deps) => {
    const { answered, examMistakes } = await findReviewable(userId, deps);
    const { courseId, examId } = query;
    const topicId = query.topicId?.toLowerCase();
    const isOfTopic = (one: { topicId: string }) => topicId === undefined || one.topicId === topicId;
    const inPractice = examId ? [] : findMistakes(openAnswered(answered, context.now, courseId)).filter(isOfTopic);
    const inExams = examMistakes.filter(
      (mistake) =>
        topicId === undefined &&
        (courseId === undefined || courseOfMistake(mistake) === courseId) &&
        (examId === undefined || mistake.examId === examId.toLowerCase()),
    );
    const all = [
      ...inPractice.map(({ id, answeredAt }) => ({ id, at: Date.parse(answeredAt), examId: '' })),
      ...inExams.map(({ id, missedAt, examId }) => ({ id, at: Date.parse(missedAt), examId })),
    ];
    type Missed = (typeof all)[number];
    const byAge = (one: Missed, other: Missed) => one.at - other.at || compareTexts(one.examId, other.examId);
    // The questions of an exam have one time, so those of the first exams compete by their places in them.
    const firstExams = new Set(
      all
        .toSorted(byAge)
        .slice(0, reviewRound.mistakes)
        .map((one) => one.examId),
    );
    const texts = await withExamTexts(
      deps,
      inExams.filter((mistake) => firstExams.has(mistake.examId)),
    );
    const placeOf = ({ id }: Missed) => texts.get(id)?.place ?? 0;
    const round = all
      .filter((one) => one.examId === '' || texts.has(one.id))
      .sort((one, other) => byAge(one, other) || placeOf(one) - placeOf(other) || compareIds(one, other))
      .slice(0, reviewRound.mistakes);
    const isInRound = new Set(round.map(({ id }) => id));
    const practice = await withTexts(
      deps,
      inPractice.filter(({ id }) => isInRound.has(id)),
      ({ answeredAt }) => ({ kind: 'practice' as const, answeredAt: new Date(answeredAt).toISOString() }),
    );
    const shown = new Map<string, Mistake>(practice.map((one) => [one.id, one]));
    return { total: all.length, questions: round.flatMap(({ id }) => texts.get(id)?.mistake ?? shown.get(id) ?? []) };
  },

  listDueReviews: async ({ userId, query, context }, deps) => {
    const { answered } = await findReviewable(userId, deps);
    const all = withSchedules(openAnswered(answered, context.now, query.courseId)).sort(
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

  getGoals: async ({ userId }, { pool }) => {
    const { rows } = await pool.query<StudyGoals>(goalsQuery, [userId]);
    return { goals: rows[0] ?? null };
  },

  getStudentActivity: ({ context }, { pool }) => selectStudentActivity(pool, chileDay(context.now)),
};
