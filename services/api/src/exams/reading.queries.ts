import type { ExamSummary } from '@matraz/contracts/exams/http';
import type pg from 'pg';

/** Published ones; for administrators all that are not deleted. In the order in which they were made. */
export const selectExams = async (pool: pg.Pool, userId: string): Promise<ExamSummary[]> => {
  const { rows } = await pool.query<ExamSummary>(
    `select e.id, e.title, e.description, e.subject, e.duration, e.total_questions as "totalQuestions",
      q.count::int as "questionCount", q.pilots::int as "pilotQuestions", e.is_published as "isPublished"
    from read.exam e
    cross join lateral (
      select count(*) as count, count(*) filter (where q.is_pilot and not q.is_voided) as pilots
      from read.exam_question q
      where q.exam_id = e.id
      and q.removed_version is null
    ) q
    where not e.is_deleted
    and (e.is_published or exists (select from read.account a where a.user_id = $1 and a.is_admin))
    order by e.id`,
    [userId],
  );
  return rows;
};

export const selectIsAdmin = async (pool: pg.Pool, userId: string): Promise<boolean> => {
  const { rowCount } = await pool.query('select from read.account where user_id = $1 and is_admin', [userId]);
  return rowCount === 1;
};

/** Nothing when there never was such a question. */
export const selectExamOfQuestion = async (pool: pg.Pool, questionId: string): Promise<string | undefined> => {
  const { rows } = await pool.query<{ examId: string }>(
    'select exam_id as "examId" from read.exam_question where id = $1',
    [questionId],
  );
  return rows[0]?.examId;
};
