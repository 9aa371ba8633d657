import type { ReportReason } from '@matraz/contracts/practice/limits';
import type { ReadPart } from './part.ts';

interface ReportRow {
  question_id: string;
  reason: ReportReason;
  text: string;
  reported_at: Date;
  closed_at: Date | null;
  answer: string | null;
}

export const readReports: ReadPart<'reports'> = async ({ pool }, userId) => {
  const { rows } = await pool.query<ReportRow>(
    `select question_id, reason, text, reported_at, closed_at, answer
     from accounts.question_reports where user_id = $1 order by reported_at, id`,
    [userId],
  );
  return rows.map(({ question_id, reason, text, reported_at, closed_at, answer }) => ({
    questionId: question_id,
    reason,
    text,
    reportedAt: reported_at.toISOString(),
    closedAt: closed_at?.toISOString() ?? null,
    answer,
  }));
};
