import { type ContentRights, premiumColumn } from '@matraz/application/catalog/content-access';
import type { ExamSubject } from '@matraz/contracts/exams/limits';
import type { ExamArea } from '@matraz/contracts/syllabus';
import { questionProgress } from '@matraz/infra/read-models/practice-tables';
import { type JsonRowOf, select } from '@matraz/infra/read-models/select';
import { hasWithheld } from '@matraz/infra/read-models/withheld-results';
import type pg from 'pg';
import { listOf } from '../catalog/list-of.ts';
import { type ReadPosition, readPositionColumn } from '../catalog/select-own-progress.ts';

const progressFields = select(questionProgress, ['correct', 'reviews'], 'p');

/** A question that the student has answered. `correct` is the latest answer's result. */
export type OwnAnswer = JsonRowOf<typeof progressFields> & { id: string; answeredAt: string };

/** Also answers to questions that were deleted since. `$1` is the user. */
export const ownAnswersQuery = `
  select p.question_id as id, p.last_answered_at as "answeredAt", ${progressFields.columns}
  from read.question_progress p
  where p.user_id = $1`;

/** A question that was wrong or empty in the student's latest attempt at an exam. */
export interface ExamMistake {
  id: string;
  examId: string;
  examTitle: string;
  attemptId: string;
  subject: ExamSubject;
  area: ExamArea | null;
  missedAt: string;
}

/**
 * Teachers take a question back by deleting or voiding it, or by deleting the exam. While an attempt at the exam is open, or
 * its result is withheld, its questions are left out. `$1` is the user.
 */
export const examMistakesQuery = `
  select m.question_id as id, m.exam_id as "examId", e.title as "examTitle", e.subject, q.area,
    m.attempt_id as "attemptId",
    m.missed_at as "missedAt"
  from read.exam_mistake m
  join read.exam e on e.id = m.exam_id
  join read.exam_question q on q.id = m.question_id
  where m.user_id = $1
  and not e.is_deleted
  and q.removed_version is null
  and not q.is_voided
  and not exists (
    select from read.exam_attempt a
    where a.user_id = m.user_id
    and a.exam_id = m.exam_id
    and not exists (select from read.exam_result r where r.attempt_id = a.id)
  )
  and not ${hasWithheld('m.user_id', 'm.exam_id')}`;

type OwnReview = Pick<ContentRights, 'premiumUntil'> &
  ReadPosition & { answers: OwnAnswer[]; examMistakes: ExamMistake[] };

/** Everything that the student can review, by one query. */
export const selectOwnReview = async (pool: pg.Pool, userId: string): Promise<OwnReview> => {
  const { rows } = await pool.query<OwnReview>({
    name: 'own-review',
    text: `select ${premiumColumn}, ${readPositionColumn}, ${listOf(ownAnswersQuery)} as answers,
      ${listOf(examMistakesQuery)} as "examMistakes"`,
    values: [userId],
  });
  const [own] = rows;
  if (!own) throw new Error('a select without from returns one row');
  return own;
};
