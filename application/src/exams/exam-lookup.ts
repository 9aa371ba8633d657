import type { examAttempt } from '@matraz/infra/read-models/exams-tables';
import type { Row } from '@matraz/infra/read-models/table';
import type pg from 'pg';

/** How far a student is with an exam, as the read models have it. */
interface Standing {
  completed: number;
  isOpen: boolean;
  isAdmin: boolean;
}

/** What the exams' commands ask of other streams. */
export interface ExamLookup {
  standing(userId: string, examId: string): Promise<Standing>;
  /** Completed attempts that still count a voided question; of every exam when none is named, all of them when no limit is. */
  attemptsToRescore(asked: { examId?: string; limit?: number }): Promise<string[]>;
}

/**
 * A question belongs to an attempt when the exam had it at the attempt's version.
 *
 * @see infra/src/read-models/exams-tables.ts
 */
const countsVoided = `
  exists (
    select from read.exam_question q
    where q.exam_id = a.exam_id
    and q.is_voided
    and q.added_version <= a.exam_version
    and (q.removed_version is null or q.removed_version > a.exam_version)
    and not r.voided ? q.id::text
  )`;

/** Asks the read models, which hold what every acknowledged command made. */
export const readModelExamLookup = (pool: pg.Pool): ExamLookup => ({
  async standing(userId, examId) {
    const { rows } = await pool.query<Standing>(
      `select
        (count(*) filter (where r.attempt_id is not null))::int as completed,
        coalesce(bool_or(r.attempt_id is null), false) as "isOpen",
        coalesce((select is_admin from read.account where user_id = $1), false) as "isAdmin"
      from read.exam_attempt a
      left join read.exam_result r on r.attempt_id = a.id
      where a.user_id = $1
      and a.exam_id = $2`,
      [userId, examId],
    );
    return rows[0] ?? { completed: 0, isOpen: false, isAdmin: false };
  },
  async attemptsToRescore({ examId, limit }) {
    const { rows } = await pool.query<Row<typeof examAttempt, 'id'>>(
      `select a.id
      from read.exam_attempt a
      join read.exam_result r on r.attempt_id = a.id
      where a.exam_id in (
        select q.exam_id from read.exam_question q where q.is_voided and ($1::uuid is null or q.exam_id = $1)
      )
      and ${countsVoided}
      order by a.id
      limit $2`,
      [examId ?? null, limit ?? null],
    );
    return rows.map(({ id }) => id);
  },
});
