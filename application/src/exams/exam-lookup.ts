import type { Config } from '@matraz/infra/config/config';
import { requiresFactor } from '@matraz/infra/identity/factors/required-factor';
import { shareQueries } from '@matraz/infra/postgres/share-queries';
import type { examAttempt } from '@matraz/infra/read-models/exams-tables';
import type { Row } from '@matraz/infra/read-models/table';
import type pg from 'pg';

/** What starting an attempt depends on. */
interface StartConditions {
  /** How many attempts at this exam the student has completed. */
  completed: number;
  /** The student has an open attempt at this exam. */
  isOpen: boolean;
  /** May administer now. */
  isAdmin: boolean;
  /** The assignments of this exam in her running classes, and those of her attempts. Ids. */
  ofClasses: string[];
  ofAttempts: string[];
}

/** What an exam command must know about other streams. */
export interface ExamLookup {
  startConditions(userId: string, examId: string): Promise<StartConditions>;
  /**
   * Completed attempts whose result does not know the present corrections of the exam's questions.
   *
   * @param which `examId`: of this exam; absent: of every exam. `limit`: the largest number; absent: all
   */
  attemptsToRescore(which: { examId?: string; limit?: number }): Promise<string[]>;
  /** An attempt under this assignment still runs. */
  hasOpenAttempts(assignmentId: string): Promise<boolean>;
  /** The attempts that have this question: the ids of the completed ones, and the number of the others. */
  attemptsWith(which: { examId: string; questionId: string }): Promise<{ completed: string[]; running: number }>;
}

/**
 * A question belongs to an attempt if the exam had the question at the attempt's exam version.
 *
 * @see infra/src/read-models/exams-tables.ts
 */
const hasQuestion = `q.exam_id = a.exam_id
    and q.added_version <= a.exam_version
    and (q.removed_version is null or q.removed_version > a.exam_version)`;

/**
 * An open attempt has no result: its sub-select is null and it does not count. With a sub-select PostgreSQL reads each
 * result by its key. Questions without a correction are skipped: a correction is taken back, never removed.
 */
const isOutdated = `
  exists (
    select from read.exam_question q
    where ${hasQuestion}
    and (q.is_voided or q.correction_id is not null)
    and (
      select
        (r.voided ? q.id::text) <> q.is_voided
        or (r.corrections ->> q.id::text) is distinct from q.correction_id::text
      from read.exam_result r
      where r.attempt_id = a.id
    )
  )`;

// On an exam morning many students start in the same turn. The sub-selects hide their number from the planner.
const startConditions = `
  select
    found.completed,
    found.is_open as "isOpen",
    coalesce((
      select is_admin and (not $3 or accounts.has_factor(user_id)) from read.account where user_id = asked.user_id
    ), false) as "isAdmin",
    array(
      select g.id::text
      from read.assignment g
      join read.class_student s on s.class_id = g.class_id and s.user_id = asked.user_id
      join read.class c on c.id = g.class_id and not c.is_archived
      where g.exam_id = asked.exam_id
    ) as "ofClasses",
    array(
      select distinct t.assignment_id::text from read.assigned_attempt t
      where t.user_id = asked.user_id and t.exam_id = asked.exam_id
    ) as "ofAttempts"
  from unnest((select $1::uuid[]), (select $2::uuid[])) with ordinality asked (user_id, exam_id, number)
  cross join lateral (
    select
      (count(*) filter (where r.attempt_id is not null))::int as completed,
      coalesce(bool_or(r.attempt_id is null), false) as is_open
    from read.exam_attempt a
    left join read.exam_result r on r.attempt_id = a.id
    where a.user_id = asked.user_id
    and a.exam_id = asked.exam_id
  ) found
  order by asked.number`;

type FactorRule = Pick<Config, 'demo' | 'oidc'>;

const sharedStartConditions = (pool: pg.Pool, config: FactorRule): ExamLookup['startConditions'] => {
  const read = shareQueries<{ userId: string; examId: string }, StartConditions>(async (asked) => {
    const { rows } = await pool.query<StartConditions>({
      name: 'start-conditions',
      text: startConditions,
      values: [asked.map(({ userId }) => userId), asked.map(({ examId }) => examId), requiresFactor(config)],
    });
    return rows;
  });
  return (userId, examId) => read({ userId, examId });
};

/** Asks the read models. They contain the result of every write that was answered. */
export const readModelExamLookup = (pool: pg.Pool, config: FactorRule): ExamLookup => ({
  startConditions: sharedStartConditions(pool, config),
  async attemptsToRescore({ examId, limit }) {
    const { rows } = await pool.query<Row<typeof examAttempt, 'id'>>(
      // `offset 0`: for each exam PostgreSQL reads its attempts by their index. In one join it may read all attempts.
      `select found.id
      from (
        select distinct q.exam_id from read.exam_question q
        where (q.is_voided or q.correction_id is not null) and ($1::uuid is null or q.exam_id = $1)
      ) exam
      cross join lateral (
        select a.id from read.exam_attempt a where a.exam_id = exam.exam_id and ${isOutdated} offset 0
      ) found
      order by found.id
      limit $2`,
      [examId ?? null, limit ?? null],
    );
    return rows.map(({ id }) => id);
  },
  async hasOpenAttempts(assignmentId) {
    const { rowCount } = await pool.query(
      `select from read.assigned_attempt t
      join read.open_attempt o on o.attempt_id = t.attempt_id
      where t.assignment_id = $1 limit 1`,
      [assignmentId],
    );
    return rowCount !== 0;
  },
  async attemptsWith({ examId, questionId }) {
    const { rows } = await pool.query<{ id: string; isCompleted: boolean }>(
      `select a.id, exists (select from read.exam_result r where r.attempt_id = a.id) as "isCompleted"
      from read.exam_question q
      join read.exam_attempt a on ${hasQuestion}
      where q.id = $2
      and q.exam_id = $1
      order by a.id`,
      [examId, questionId],
    );
    const completed = rows.filter(({ isCompleted }) => isCompleted).map(({ id }) => id);
    return { completed, running: rows.length - completed.length };
  },
});
