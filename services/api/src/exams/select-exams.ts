import type { ExamSummary } from '@matraz/contracts/exams/http';
import { DomainError } from '@matraz/domain/errors';
import { exam, type examQuestion } from '@matraz/infra/read-models/exams-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type { Row } from '@matraz/infra/read-models/table';
import type pg from 'pg';

const examFields = select(
  exam,
  ['id', 'title', 'description', 'subject', 'duration', 'total_questions', 'is_published'],
  'e',
);
type ExamRow = RowOf<typeof examFields> &
  Pick<ExamSummary, 'questionCount' | 'pilotQuestions'> & { authorId: string | null };

/** Published exams; for staff also the unpublished ones, with their authors. In the order of creation. */
export const selectExams = async (pool: pg.Pool, isStaff: boolean): Promise<ExamSummary[]> => {
  const { rows } = await pool.query<ExamRow>(
    `select ${examFields.columns}, (select author_id from read.exam_author where exam_id = e.id) as "authorId", q.count::int as "questionCount", q.pilots::int as "pilotQuestions"
    from read.exam e
    cross join lateral (
      select count(*) as count, count(*) filter (where q.is_pilot and not q.is_voided) as pilots
      from read.exam_question q
      where q.exam_id = e.id
      and q.removed_version is null
    ) q
    where not e.is_deleted
    and (e.is_published or $1)
    order by e.id`,
    [isStaff],
  );
  return rows.map(({ authorId, ...exam }) => ({ ...exam, ...(isStaff && authorId !== null && { author: authorId }) }));
};

/** The exam of a question, also of a removed one. @throws DomainError question_not_found */
export const requireExamOfQuestion = async (pool: pg.Pool, questionId: string): Promise<string> => {
  const { rows } = await pool.query<Row<typeof examQuestion, 'exam_id'>>(
    'select exam_id from read.exam_question where id = $1',
    [questionId],
  );
  const [row] = rows;
  if (!row) throw new DomainError('question_not_found');
  return row.exam_id;
};
