import type { ClassStudent } from '@matraz/contracts/classes/http';
import { studentState } from '@matraz/domain/classes/student-state';
import { accuracy } from '@matraz/domain/practice/accuracy';
import type pg from 'pg';
import { personName, personOrder } from '../accounts/person-name.ts';

interface StudentRow {
  userId: string;
  name: string;
  email: string | null;
  joinedAt: Date;
  lastStudyDay: string | null;
  daysThisWeek: number;
  answersThisWeek: number;
  recentAnswers: number;
  recentCorrect: number;
  answered: number;
  correct: number;
  topicsCompleted: number;
  exams: number;
  lastScore: number | null;
  bestScore: number | null;
}

/** Columns of a student `s` with user `u`. `$1` is today. */
const columns = `
  u.id as "userId", ${personName} as name, u.email, s.joined_at as "joinedAt",
  to_char(w.latest, 'YYYY-MM-DD') as "lastStudyDay",
  w.days::int as "daysThisWeek", w.answers::int as "answersThisWeek",
  w.recent::int as "recentAnswers", w.recent_correct::int as "recentCorrect",
  coalesce(t.questions_answered, 0) as answered, coalesce(t.questions_correct, 0) as correct,
  coalesce(t.topics_completed, 0) as "topicsCompleted",
  e.exams::int as exams, e.last as "lastScore", e.best as "bestScore"`;

const joins = `
  left join read.student_stats t on t.user_id = u.id
  cross join lateral (
    select max(d.day) as latest, count(*) filter (where d.day > $1::date - 7) as days,
      coalesce(sum(d.answers) filter (where d.day > $1::date - 7), 0) as answers,
      coalesce(sum(d.answers) filter (where d.day > $1::date - 14), 0) as recent,
      coalesce(sum(d.correct) filter (where d.day > $1::date - 14), 0) as recent_correct
    from read.study_day d where d.user_id = u.id
  ) w
  cross join lateral (
    select count(*) as exams, max(r.paes_score) as best, (array_agg(r.paes_score order by r.finished_at desc, a.ordinal desc))[1] as last
    from read.exam_attempt a join read.exam_result r on r.attempt_id = a.id where a.user_id = u.id
  ) e`;

const studentOf = (
  { recentAnswers, recentCorrect, answered, correct, joinedAt, ...row }: StudentRow,
  today: string,
) => {
  const study = { answers: answered, lastStudyDay: row.lastStudyDay, recentAnswers, recentCorrect };
  return {
    ...row,
    joinedAt: joinedAt.toISOString(),
    state: studentState(study, today),
    answers: answered,
    accuracy: answered === 0 ? null : accuracy(correct, answered),
  };
};

/** The students of a class, by last name. @param today `YYYY-MM-DD` */
export const selectClassStudents = async (pool: pg.Pool, classId: string, today: string): Promise<ClassStudent[]> => {
  const { rows } = await pool.query<StudentRow>(
    `select ${columns}
     from read.class_student s join accounts.users u on u.id = s.user_id ${joins}
     where s.class_id = $2
     order by ${personOrder}`,
    [today, classId],
  );
  return rows.map((row) => studentOf(row, today));
};

/** A student of a class that the viewer teaches. Undefined: of none. Since when she is in the first of them. */
export const selectTaughtStudent = async (
  pool: pg.Pool,
  { studentId, userId, isAdmin }: { studentId: string; userId: string; isAdmin: boolean },
  today: string,
): Promise<ClassStudent | undefined> => {
  const { rows } = await pool.query<StudentRow>(
    `select ${columns}
     from (
       select s.user_id, min(s.joined_at) as joined_at from read.class_student s
       where s.user_id = $2
       and ($4 or exists (select from read.class_teacher t where t.class_id = s.class_id and t.user_id = $3))
       group by s.user_id
     ) s
     join accounts.users u on u.id = s.user_id ${joins}`,
    [today, studentId, userId, isAdmin],
  );
  return rows[0] && studentOf(rows[0], today);
};
