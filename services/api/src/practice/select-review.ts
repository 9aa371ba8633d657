import { type ContentRights, premiumColumn } from '@matraz/application/catalog/content-access';
import { questionProgress } from '@matraz/infra/read-models/practice-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type { Row } from '@matraz/infra/read-models/table';
import type pg from 'pg';
import { type ReadPosition, readPositionColumn } from '../catalog/select-own-progress.ts';

const progressFields = select(questionProgress, ['correct', 'reviews'], 'p');

/** A question that the student has answered. `correct` is the latest answer's result. */
export type OwnAnswer = RowOf<typeof progressFields> & {
  id: Row<typeof questionProgress>['question_id'];
  answeredAt: Row<typeof questionProgress>['last_answered_at'];
};

const columns = `p.question_id as id, p.last_answered_at as "answeredAt", ${progressFields.columns}`;
const ownAnswers = 'from read.question_progress p where p.user_id = $1';

/** Also answers to questions that were deleted since. `$1` is the user. */
export const ownAnswersQuery = `select ${columns} ${ownAnswers}`;

export const selectOwnAnswers = async (
  pool: pg.Pool,
  userId: string,
): Promise<(OwnAnswer & Pick<ContentRights, 'premiumUntil'> & ReadPosition)[]> => {
  const { rows } = await pool.query<OwnAnswer & Pick<ContentRights, 'premiumUntil'> & ReadPosition>(
    `select ${columns}, ${premiumColumn}, ${readPositionColumn} ${ownAnswers}`,
    [userId],
  );
  return rows;
};
