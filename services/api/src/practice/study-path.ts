import { openAmounts } from '@matraz/application/catalog/content-access';
import type { Course } from '@matraz/contracts/catalog/http';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import type { ExamSubject } from '@matraz/contracts/exams/limits';
import type { StudyGoals } from '@matraz/contracts/practice/goals';
import { goalLimits } from '@matraz/contracts/practice/limits';
import { paesDates } from '@matraz/contracts/practice/paes-dates';
import type { StudyPath } from '@matraz/contracts/practice/path-http';
import { diagnosticLeft } from '@matraz/domain/diagnosis/diagnostic';
import { chileDay, dayNumber } from '@matraz/domain/practice/calendar';
import { nextStep, type PathExam, type PathTopic, type Situation, studyFirst } from '@matraz/domain/practice/next-step';
import { type StudyAmounts, studyMinutes } from '@matraz/domain/practice/study-minutes';
import { weekPlan } from '@matraz/domain/practice/week-plan';
import { examSeconds } from '@matraz/infra/read-models/exam-seconds';
import type { SharedTopic } from '../catalog/catalog-memory.ts';
import { listOf } from '../catalog/list-of.ts';
import type { OwnTopic } from '../catalog/select-own-progress.ts';
import { isReady, type Learner } from '../diagnosis/learner.ts';
import { topicMasteries } from '../diagnosis/topic-masteries.ts';
import { courseOfSubject } from '../exams/course-of-subject.ts';

/** What the path of a student is made of, besides her progress in topics. */
export interface PathRow {
  goals: StudyGoals[];
  studiedToday: StudyAmounts[];
  openAttempts: { id: string; title: string; deadline: string; pausedAt: string | null }[];
  /** The exams that the student has completed. */
  takenExams: { examId: string }[];
}

/** SQL: the goals of a user, none or one row. */
export const goalsQuery = `
  select mention, to_char(exam_date, 'YYYY-MM-DD') as "examDate", goal_score as "goalScore", minutes_a_day as "minutesADay"
  from read.study_goals where user_id = $1`;

/** Columns of `PathRow`. `$1` is the user, `$2` today. */
export const pathColumns = `
  ${listOf(goalsQuery)} as goals,
  ${listOf(`select answers, lessons, ${examSeconds('$1', '$2')} as "examSeconds"
    from read.study_day where user_id = $1 and day = $2`)} as "studiedToday",
  ${listOf(`select e.id, e.exam_title as title, e.deadline, e.paused_at as "pausedAt"
    from read.exam_attempt e join read.open_attempt o on o.attempt_id = e.id where e.user_id = $1`)} as "openAttempts",
  ${listOf(`select distinct e.exam_id as "examId"
    from read.exam_attempt e join read.exam_result r on r.attempt_id = e.id where e.user_id = $1`)} as "takenExams"`;

/** The diagnostic cannot choose among fewer questions. */
const DIAGNOSTIC_NEEDS = 15;

/** The day of the student's test: her own, else the next one that is published. */
const examOf = (goals: StudyGoals | null, today: string): StudyPath['exam'] => {
  const daysLeft = (day: string) => dayNumber(day) - dayNumber(today);
  const own = goals?.examDate;
  if (own && own >= today) return { day: own, daysLeft: daysLeft(own), name: null };
  const next = paesDates.find(({ day }) => day >= today);
  return next ? { day: next.day, daysLeft: daysLeft(next.day), name: next.name } : null;
};

interface Given {
  row: PathRow;
  courses: readonly Course[];
  /** Of the catalog. */
  topics: readonly SharedTopic[];
  own: readonly OwnTopic[];
  /** What the answers of the student say. */
  learner: Learner;
  /** Those that students see. */
  exams: readonly ExamSummary[];
  /** Questions whose review is due. */
  due: number;
  premiumUntil: Date | null;
  now: Date;
}

/** The area of the mention first, then the areas and their units in the order of the catalog. */
const inOrder = (topics: readonly SharedTopic[], courses: readonly Course[], mention: ExamSubject | null) => {
  const first = mention && courseOfSubject[mention];
  const units = [...new Set(topics.map(({ courseId, unit }) => `${courseId} ${unit}`))];
  const places = new Map(courses.map(({ id }, place) => [id, id === first ? -1 : place]));
  const courseAt = ({ courseId }: SharedTopic) => places.get(courseId) ?? courses.length;
  const unitAt = ({ courseId, unit }: SharedTopic) => units.indexOf(`${courseId} ${unit}`);
  return topics.toSorted((one, other) => courseAt(one) - courseAt(other) || unitAt(one) - unitAt(other));
};

const topicsOf = (
  { topics, courses, own, learner, premiumUntil, now }: Given,
  goals: StudyGoals | null,
): PathTopic[] => {
  const progress = new Map(own.map((one) => [one.topicId, one]));
  const masteries = new Map(topicMasteries(learner).map((one) => [one.topicId, one]));
  const today = chileDay(now);
  const ready = Map.groupBy(
    learner.open.filter((question) => isReady(question, today)),
    ({ topicId }) => topicId,
  );
  return inOrder(topics, courses, goals?.mention ?? null)
    .filter(({ status }) => status === 'published')
    .map(({ id, title, place, totalLessons, totalQuestions }) => {
      const answered = progress.get(id)?.answered ?? 0;
      const content = { lessons: totalLessons, questions: totalQuestions, videos: 0 };
      const open = openAmounts({ place, premiumUntil }, content, now);
      return {
        id,
        title,
        answered,
        left: Math.max(0, open.questions - answered),
        ready: ready.get(id)?.length ?? 0,
        lessons: open.lessons,
        mastery: masteries.get(id)?.mastery?.mean ?? null,
        expected: masteries.get(id)?.expected ?? 1,
        answers: masteries.get(id)?.answers ?? 0,
        right: masteries.get(id)?.right ?? 0,
      };
    });
};

const examsOf = ({ exams, row }: Given, goals: StudyGoals | null): PathExam[] => {
  const taken = new Set(row.takenExams.map(({ examId }) => examId));
  const isOther = ({ subject }: ExamSummary) => Number(goals !== null && subject !== goals.mention);
  return exams
    .filter(({ questionCount }) => questionCount > 0)
    .toSorted((one, other) => isOther(one) - isOther(other))
    .map(({ id, title, duration }) => ({ id, title, minutes: Math.ceil(duration / 60), isDone: taken.has(id) }));
};

const openAttemptOf = ({ row: { openAttempts }, now }: Given): Situation['openAttempt'] => {
  for (const { id, title, deadline, pausedAt } of openAttempts) {
    // In a pause the time stands still.
    const since = pausedAt === null ? now.getTime() : Date.parse(pausedAt);
    const minutes = Math.ceil((Date.parse(deadline) - since) / 60_000);
    if (minutes > 0) return { id, title, minutes };
  }
  return null;
};

const questionsOfDiagnostic = (
  { topics }: Given,
  pathTopics: readonly PathTopic[],
  goals: StudyGoals | null,
): number => {
  const courses = new Map(topics.map(({ id, courseId }) => [id, courseId]));
  const counted = pathTopics.map(({ id, answered, left }) => ({
    courseId: courses.get(id) ?? 0,
    answered,
    open: left,
  }));
  const mention = goals?.mention ? courseOfSubject[goals.mention] : null;
  const questions = pathTopics.reduce((sum, { answered, left }) => sum + answered + left, 0);
  return questions >= DIAGNOSTIC_NEEDS ? diagnosticLeft(counted, mention) : 0;
};

/** A student's way to the PAES: what is next, the goal of today and the plan of the week. */
export const studyPathOf = (given: Given): StudyPath => {
  const { row, due, now } = given;
  const goals = row.goals[0] ?? null;
  const today = chileDay(now);
  const amounts = row.studiedToday[0] ?? { answers: 0, lessons: 0, examSeconds: 0 };
  const pathTopics = topicsOf(given, goals);
  const situation: Situation = {
    openAttempt: openAttemptOf(given),
    due,
    diagnosticLeft: questionsOfDiagnostic(given, pathTopics, goals),
    topics: pathTopics,
    exams: examsOf(given, goals),
  };
  const minutesADay = goals?.minutesADay ?? goalLimits.minutesADay.usual;
  const minutes = studyMinutes(amounts);
  const exam = examOf(goals, today);
  return {
    goals,
    today,
    exam,
    done: { answers: amounts.answers, minutes, goal: minutesADay },
    nextStep: nextStep(situation),
    studyFirst: studyFirst(pathTopics),
    week: weekPlan(situation, { today, minutesADay, doneToday: minutes, examDay: exam?.day ?? null }),
  };
};
