import type { AssignedWork, Assignment, AssignmentProgress } from '@matraz/contracts/assignments/http';
import { DomainError } from '@matraz/domain/errors';
import { assignment } from '@matraz/infra/read-models/classes-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import { withholds } from '@matraz/infra/read-models/withheld-results';
import type pg from 'pg';
import { personName, personOrder } from '../accounts/person-name.ts';

const fields = select(
  assignment,
  [
    'id',
    'exam_id',
    'topic_id',
    'opens_at',
    'closes_at',
    'last_start_at',
    'attempts',
    'results',
    'access_word',
    'mixes_questions',
    'mixes_options',
    'is_withdrawn',
  ],
  'g',
);

/** SQL: the attempts of student `s` under assignment `g`, and whether each is completed. */
const attemptsOf = `
  select exists (select from read.exam_result r where r.attempt_id = t.attempt_id) as is_completed
  from read.assigned_attempt t where t.assignment_id = g.id and t.user_id = s.user_id`;

/** SQL: what student `s` did of assignment `g`. */
const doneOf = `
  select
    case when g.topic_id is null then (select count(*)::int from (${attemptsOf}) t)
    else (
      select count(*)::int from read.question_progress p join read.practice_question q on q.question_id = p.question_id
      where p.user_id = s.user_id and q.topic_id = g.topic_id and p.last_answered_at >= g.opens_at
    ) end as count,
    case when g.topic_id is null then coalesce((select bool_or(is_completed) from (${attemptsOf}) t), false)
    else coalesce(
      (select true from read.topic_completion c where c.user_id = s.user_id and c.topic_id = g.topic_id),
      false
    ) end as is_done`;

const titles = `
  left join read.exam e on e.id = g.exam_id
  left join read.topic p on p.id = g.topic_id`;
const title = `coalesce(e.title, p.title, '') as title`;

type Row = RowOf<typeof fields> & { title: string; showsResults: boolean };

const workOf = ({ examId, topicId }: Row) =>
  topicId === null ? { kind: 'exam' as const, workId: examId ?? '' } : { kind: 'topic' as const, workId: topicId };

const timesOf = ({ opensAt, closesAt, lastStartAt }: Row) => ({
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  lastStartAt: lastStartAt?.toISOString() ?? null,
});

/** The newest opening first. */
export const selectAssignments = async (pool: pg.Pool, classId: string): Promise<Assignment[]> => {
  const { rows } = await pool.query<Row & Pick<Assignment, 'students' | 'started' | 'done'>>(
    `select ${fields.columns}, ${title}, not ${withholds} as "showsResults", d.students, d.started, d.done
    from read.assignment g ${titles}
    cross join lateral (
      select count(*)::int as students,
        (count(*) filter (where o.count > 0 or o.is_done))::int as started,
        (count(*) filter (where o.is_done))::int as done
      from read.class_student s join accounts.users u on u.id = s.user_id cross join lateral (${doneOf}) o
      where s.class_id = g.class_id
    ) d
    where g.class_id = $1
    order by g.opens_at desc, g.id`,
    [classId],
  );
  return rows.map((row) => ({
    id: row.id,
    ...workOf(row),
    title: row.title,
    ...timesOf(row),
    attempts: row.attempts,
    results: row.results,
    form: { questions: row.mixesQuestions, options: row.mixesOptions },
    accessWord: row.accessWord,
    isWithdrawn: row.isWithdrawn,
    showsResults: row.showsResults,
    students: row.students,
    started: row.started,
    done: row.done,
  }));
};

/** Of the running classes of a student; the nearest closing first. What closed more than two weeks ago is left out. */
export const selectAssignedWork = async (pool: pg.Pool, userId: string): Promise<AssignedWork[]> => {
  const { rows } = await pool.query<Row & { className: string; count: number; isDone: boolean }>({
    name: 'assigned-work',
    text: `select ${fields.columns}, ${title}, not ${withholds} as "showsResults", c.name as "className",
      o.count, o.is_done as "isDone"
    from read.class_student s
    join read.class c on c.id = s.class_id and not c.is_archived
    cross join lateral (
      -- By the index of the class: PostgreSQL may read all assignments for a join.
      select * from read.assignment a where a.class_id = s.class_id and not a.is_withdrawn offset 0
    ) g
    ${titles}
    cross join lateral (${doneOf}) o
    where s.user_id = $1
    and (g.closes_at > now() - interval '14 days' or ${withholds} and o.count > 0)
    order by g.closes_at, g.id`,
    values: [userId],
  });
  return rows.map((row) => ({
    id: row.id,
    className: row.className,
    ...workOf(row),
    title: row.title,
    ...timesOf(row),
    attempts: row.attempts,
    used: row.count,
    asksWord: row.accessWord !== null,
    results: row.results,
    showsResults: row.showsResults,
    isDone: row.isDone,
  }));
};

/** By last name. @throws DomainError assignment_not_found, also for one of another class */
export const selectAssignmentProgress = async (
  pool: pg.Pool,
  { classId, assignmentId }: { classId: string; assignmentId: string },
): Promise<AssignmentProgress['students']> => {
  const found = await pool.query('select from read.assignment where id = $1 and class_id = $2', [
    assignmentId,
    classId,
  ]);
  if (found.rowCount === 0) throw new DomainError('assignment_not_found');
  const { rows } = await pool.query<{ userId: string; name: string; count: number; isDone: boolean }>(
    `select u.id as "userId", ${personName} as name, o.count, o.is_done as "isDone"
    from read.assignment g
    cross join lateral (select user_id from read.class_student c where c.class_id = g.class_id offset 0) s
    join accounts.users u on u.id = s.user_id
    cross join lateral (${doneOf}) o
    where g.id = $1
    order by ${personOrder}`,
    [assignmentId],
  );
  return rows.map(({ isDone, ...row }) => ({
    ...row,
    state: isDone ? ('done' as const) : row.count > 0 ? ('started' as const) : ('none' as const),
  }));
};

/** A running class of the student has the exam assigned, so she sees its page also when it is not published. */
export const isAssigned = async (
  pool: pg.Pool,
  { userId, examId }: { userId: string; examId: string },
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `select from read.assignment g
    join read.class_student s on s.class_id = g.class_id and s.user_id = $1
    join read.class c on c.id = g.class_id and not c.is_archived
    where g.exam_id = $2 and not g.is_withdrawn limit 1`,
    [userId, examId],
  );
  return rowCount !== 0;
};

/** A running class has the exam assigned, and its students may still start it. */
export const isAssignedNow = async (pool: pg.Pool, examId: string, now: Date): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `select from read.assignment g join read.class c on c.id = g.class_id and not c.is_archived
    where g.exam_id = $1 and not g.is_withdrawn and g.closes_at > $2 limit 1`,
    [examId, now],
  );
  return rowCount !== 0;
};

/** The assignment of this exam to the class whose window a sitting began in. Undefined: there is none. */
export const selectAssignmentAt = async (
  pool: pg.Pool,
  { classId, examId, at }: { classId: string; examId: string; at: Date },
): Promise<string | undefined> => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from read.assignment
    where class_id = $1 and exam_id = $2 and not is_withdrawn and opens_at <= $3 and closes_at > $3
    order by closes_at limit 1`,
    [classId, examId, at],
  );
  return rows[0]?.id;
};

export const isAssignedToClass = async (
  pool: pg.Pool,
  { classId, examId }: { classId: string; examId: string },
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    'select from read.assignment where class_id = $1 and exam_id = $2 and not is_withdrawn limit 1',
    [classId, examId],
  );
  return rowCount !== 0;
};
