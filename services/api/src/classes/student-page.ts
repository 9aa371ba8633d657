import type { StudentPage } from '@matraz/contracts/classes/http';
import { DomainError } from '@matraz/domain/errors';
import { addDays, chileDay } from '@matraz/domain/practice/calendar';
import type pg from 'pg';
import { knowledgeOf } from '../diagnosis/learner.ts';
import { selectAnswersOf } from '../diagnosis/select-learner.ts';
import { skillMasteries } from '../diagnosis/skill-masteries.ts';
import { topicMasteries } from '../diagnosis/topic-masteries.ts';
import { selectAccommodations } from './accommodations.ts';
import type { ClassDeps } from './deps.ts';
import { selectTaughtStudent } from './select-students.ts';

interface Viewer {
  studentId: string;
  userId: string;
  isAdmin: boolean;
}

const shownDays = 12 * 7;

const selectClassesOf = async (pool: pg.Pool, { studentId, userId, isAdmin }: Viewer) => {
  const { rows } = await pool.query<StudentPage['classes'][number]>(
    `select c.id as "classId", c.name, c.year
     from read.class_student s join read.class c on c.id = s.class_id
     where s.user_id = $1
     and ($3 or exists (select from read.class_teacher t where t.class_id = c.id and t.user_id = $2))
     order by c.year desc, c.name`,
    [studentId, userId, isAdmin],
  );
  return rows;
};

const selectResultsOf = async (pool: pg.Pool, studentId: string) => {
  const { rows } = await pool.query<Omit<StudentPage['results'][number], 'finishedAt'> & { finishedAt: Date }>(
    `select a.id as "attemptId", a.exam_id as "examId", a.exam_title as "examTitle", a.ordinal,
       r.finished_at as "finishedAt", r.reason, r.paes_score as "paesScore", r.correct, r.scored
     from read.exam_attempt a join read.exam_result r on r.attempt_id = a.id
     where a.user_id = $1 order by r.finished_at desc, a.ordinal desc, a.id`,
    [studentId],
  );
  return rows.map(({ finishedAt, ...row }) => ({ ...row, finishedAt: finishedAt.toISOString() }));
};

const selectStudyDays = async (pool: pg.Pool, studentId: string, from: string) => {
  const { rows } = await pool.query<StudentPage['studyDays'][number]>(
    `select to_char(day, 'YYYY-MM-DD') as day, answers, correct, lessons, exams
     from read.study_day where user_id = $1 and day > $2 order by day`,
    [studentId, from],
  );
  return rows;
};

const selectCompletedTopics = async (pool: pg.Pool, studentId: string): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ id: string }>(
    'select topic_id as id from read.topic_completion where user_id = $1',
    [studentId],
  );
  return new Set(rows.map(({ id }) => id));
};

/** @throws DomainError student_not_found, also for a student of other teachers */
export const readStudentPage = async (deps: ClassDeps, viewer: Viewer, now: Date): Promise<StudentPage> => {
  const { pool, catalog, difficulties: readDifficulties, waiter } = deps;
  const { studentId } = viewer;
  const today = chileDay(now);
  const student = await selectTaughtStudent(pool, viewer, today);
  if (!student) throw new DomainError('student_not_found');
  const [classes, results, studyDays, completed, answers, difficulties, outline, accommodations] = await Promise.all([
    selectClassesOf(pool, viewer),
    selectResultsOf(pool, studentId),
    selectStudyDays(pool, studentId, addDays(today, -shownDays)),
    selectCompletedTopics(pool, studentId),
    selectAnswersOf(pool, [studentId]),
    readDifficulties(now),
    catalog.outline(waiter.position()),
    selectAccommodations(pool, studentId),
  ]);
  const none = { practice: [], exams: [], examReviews: [] };
  const knowledge = knowledgeOf(answers.get(studentId) ?? none, outline, difficulties, now);
  return {
    ...student,
    classes,
    topics: topicMasteries(knowledge).map(({ expected: _, ...topic }) => ({
      ...topic,
      isCompleted: completed.has(topic.topicId),
    })),
    skills: skillMasteries(knowledge),
    results,
    accommodations,
    studyDays,
  };
};
