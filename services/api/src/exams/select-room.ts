import { examAttempt, examResult } from '@matraz/infra/read-models/exams-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import { personName, personOrder } from '../accounts/person-name.ts';

const attemptFields = select(examAttempt, ['exam_version', 'started_at', 'deadline', 'paused_at'], 'a');
const resultFields = select(examResult, ['finished_at', 'answered', 'total'], 'r');

type Nullable<Fields> = { [Name in keyof Fields]: Fields[Name] | null };

/** A student with her last attempt at the exam. Null fields: none, or no result yet. */
export type RoomRow = Nullable<RowOf<typeof attemptFields> & RowOf<typeof resultFields>> & {
  userId: string;
  name: string;
  attemptId: string | null;
  breakEndsAt: Date | null;
  lastContactAt: Date | null;
  isAway: boolean | null;
  pending: number | null;
};

/** SQL: the students of a room without a class. An attempt stays in it for a day after its end. Older attempts are not read. */
const ofExam = `
  select a.user_id from read.open_attempt o join read.exam_attempt a on a.id = o.attempt_id where a.exam_id = $1
  union
  select a.user_id from read.exam_result r join read.exam_attempt a on a.id = r.attempt_id
  where r.finished_at > $2::timestamptz - interval '1 day' and a.exam_id = $1`;
const ofClass = 'select s.user_id from read.class_student s where s.class_id = $2';

/** By last name. @param room `classId` null: everybody with an attempt that runs or ended less than a day ago */
export const selectRoom = async (
  pool: pg.Pool,
  { examId, classId, now }: { examId: string; classId: string | null; now: Date },
): Promise<RoomRow[]> => {
  const { rows } = await pool.query<RoomRow>(
    `select u.id as "userId", ${personName} as name, a.id as "attemptId", ${attemptFields.columns}, ${resultFields.columns},
      (select b.ends_at from read.exam_break b where b.attempt_id = a.id) as "breakEndsAt",
      c.last_at as "lastContactAt", c.is_away as "isAway", c.pending
    from (${classId === null ? ofExam : ofClass}) s
    join accounts.users u on u.id = s.user_id
    left join lateral (
      select * from read.exam_attempt one where one.user_id = s.user_id and one.exam_id = $1
      order by one.ordinal desc limit 1
    ) a on true
    left join read.exam_result r on r.attempt_id = a.id
    left join accounts.exam_contacts c on c.attempt_id = a.id
    order by ${personOrder}`,
    [examId, classId ?? now],
  );
  return rows;
};

/** Those of the attempts whose students are in a running class of the teacher. */
export const selectTaughtAttempts = async (
  pool: pg.Pool,
  teacherId: string,
  attemptIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ id: string }>(
    `select a.id from read.exam_attempt a
    where a.id = any ($2::uuid[]) and exists (
      select from read.class_student s join read.class_teacher t on t.class_id = s.class_id
      join read.class c on c.id = s.class_id
      where s.user_id = a.user_id and t.user_id = $1 and not c.is_archived
    )`,
    [teacherId, attemptIds],
  );
  return new Set(rows.map(({ id }) => id));
};
