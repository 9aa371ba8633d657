import type pg from 'pg';

interface Closing {
  /** Those that the administrator saw. One that came meanwhile stays open. */
  reportIds: readonly string[];
  /** Empty: closed without words. */
  answer: string;
}

/** An administrator answers reports and closes them. @returns how many were still open */
export const closeQuestionReports = async (
  { pool }: { pool: pg.Pool },
  { reportIds, answer }: Closing,
  now: Date,
): Promise<number> => {
  const { rowCount } = await pool.query(
    `update accounts.question_reports set closed_at = $3, answer = nullif($2, '')
     where id = any($1::uuid[]) and closed_at is null`,
    [reportIds, answer, now],
  );
  return rowCount ?? 0;
};
