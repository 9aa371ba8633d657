import { DomainError } from '@matraz/domain/errors';
import type pg from 'pg';
import { type ExamArchive, examOfAttempt } from './exam-archive.ts';

interface Deps {
  archive: ExamArchive;
  pool: pg.Pool;
}

interface OwnAttempt {
  userId: string;
  attemptId: string;
}

const requireOwn = async ({ archive }: Deps, { userId, attemptId }: OwnAttempt): Promise<void> => {
  if ((await archive.attemptOwner(attemptId)) !== userId) throw new DomainError('attempt_not_found');
};

const selectFlags = async (pool: pg.Pool, { userId, attemptId }: OwnAttempt): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    'select question_id as id from accounts.exam_flags where attempt_id = $1 and user_id = $2 order by question_id',
    [attemptId, userId],
  );
  return rows.map(({ id }) => id);
};

/** The questions that the student marked to see again. @throws DomainError attempt_not_found */
export const readExamFlags = async (deps: Deps, own: OwnAttempt): Promise<string[]> => {
  await requireOwn(deps, own);
  return selectFlags(deps.pool, own);
};

/**
 * Marks and unmarks questions. Only the named ones change, so two devices do not undo each other's marks.
 *
 * @returns all marked questions
 * @throws DomainError attempt_not_found, question_not_found
 */
export const changeExamFlags = async (
  deps: Deps,
  own: OwnAttempt,
  changes: readonly { questionId: string; isFlagged: boolean }[],
): Promise<string[]> => {
  await requireOwn(deps, own);
  const { attempt } = await deps.archive.attemptRecord(own.attemptId, 1);
  const { answerKey } = await examOfAttempt(deps, attempt);
  if (!changes.every(({ questionId }) => answerKey.questions.has(questionId))) {
    throw new DomainError('question_not_found');
  }
  const idsOf = (flag: boolean) =>
    changes.filter(({ isFlagged }) => isFlagged === flag).map(({ questionId }) => questionId);
  await deps.pool.query(
    `with cleared as (
      delete from accounts.exam_flags where attempt_id = $1 and user_id = $2 and question_id = any ($4::uuid[])
    )
    insert into accounts.exam_flags (attempt_id, question_id, user_id)
    select $1, question_id, $2 from unnest($3::uuid[]) marked (question_id)
    on conflict (attempt_id, question_id) do nothing`,
    [own.attemptId, own.userId, idsOf(true), idsOf(false)],
  );
  return selectFlags(deps.pool, own);
};
