import { examAttempt, examResult } from '@matraz/infra/read-models/exams-tables';
import { type JsonRowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import { personName, personOrder } from '../accounts/person-name.ts';

const attemptFields = select(examAttempt, ['id', 'ordinal'], 'a');
const resultFields = select(
  examResult,
  ['reason', 'finished_at', 'paes_score', 'correct', 'scored', 'answered', 'total'],
  'r',
);

type ResultRow = JsonRowOf<typeof attemptFields> & JsonRowOf<typeof resultFields>;

export interface ClassAttemptsRow {
  userId: string;
  name: string;
  email: string | null;
  isRunning: boolean;
  /** Completed ones, without those that were answered at random. */
  results: ResultRow[];
}

/** The present students of a class with their attempts at an exam, by last name. */
export const selectClassAttempts = async (
  pool: pg.Pool,
  { classId, examId }: { classId: string; examId: string },
): Promise<ClassAttemptsRow[]> => {
  const { rows } = await pool.query<ClassAttemptsRow>(
    `select u.id as "userId", ${personName} as name, u.email,
      coalesce(bool_or(a.id is not null and r.attempt_id is null), false) as "isRunning",
      coalesce(
        json_agg(json_build_object(${attemptFields.jsonPairs}, ${resultFields.jsonPairs}) order by a.ordinal)
          filter (where r.attempt_id is not null and r.reason <> 'auto-answered'),
        '[]'
      ) as results
    from read.class_student s
    join accounts.users u on u.id = s.user_id
    left join read.exam_attempt a on a.user_id = s.user_id and a.exam_id = $2
    left join read.exam_result r on r.attempt_id = a.id
    where s.class_id = $1
    group by u.id
    order by ${personOrder}`,
    [classId, examId],
  );
  return rows;
};

/** A student of a running class of the teacher, or any student for an administrator, by one of her attempts. Undefined: another's. */
export const selectStudentOfAttempt = async (
  pool: pg.Pool,
  { attemptId, userId, isAdmin }: { attemptId: string; userId: string; isAdmin: boolean },
): Promise<{ userId: string; name: string; email: string | null } | undefined> => {
  const { rows } = await pool.query<{ userId: string; name: string; email: string | null }>(
    `select u.id as "userId", ${personName} as name, u.email
    from read.exam_attempt a join accounts.users u on u.id = a.user_id
    where a.id = $1 and ($3 or exists (
      select from read.class_student s join read.class_teacher t on t.class_id = s.class_id
      join read.class c on c.id = s.class_id
      where s.user_id = a.user_id and t.user_id = $2 and not c.is_archived
    ))`,
    [attemptId, userId, isAdmin],
  );
  return rows[0];
};
