import { isMissingColumn, isMissingTable } from '@matraz/infra/postgres/error-codes';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { examAttempt, openAttempt } from '@matraz/infra/read-models/exams-tables';
import type { checkpoint } from '@matraz/infra/read-models/runner-tables';
import type { Row } from '@matraz/infra/read-models/table';
import type { Action } from '../process-manager.ts';
import type { Checkpoint } from '../run-processes.ts';
import { expiry, pauseEnd } from './exam-deadline.process.ts';

type OpenAttempt = Row<typeof checkpoint, 'position'> & { attemptId: string | null } & Row<
    typeof openAttempt,
    'deadline'
  > & { pausedAt: Row<typeof examAttempt, 'paused_at'>['paused_at'] };

/** When the worker has to do something for this attempt: at its deadline, or at the end of its pause. */
const actionsOf = ({ attemptId, deadline, pausedAt }: OpenAttempt): Action[] => {
  if (attemptId === null) return [];
  if (deadline !== null) return [expiry({ attemptId, deadline: deadline.toISOString() })];
  return pausedAt === null ? [] : [pauseEnd({ attemptId, pausedAt: pausedAt.toISOString() })];
};

const withPauses = `
  select c.position, a.attempt_id as "attemptId", a.deadline,
    case when a.deadline is null
      then (select p.paused_at from read.exam_attempt p where p.id = a.attempt_id)
    end as "pausedAt"
  from read.checkpoint c
  left join read.open_attempt a on true`;

const withoutPauses = `
  select c.position, a.attempt_id as "attemptId", a.deadline, null as "pausedAt"
  from read.checkpoint c
  left join read.open_attempt a on true`;

const readOpenAttempts = async (pool: Pool, query: string): Promise<Checkpoint> => {
  const { rows } = await pool.query<OpenAttempt>(query);
  return { position: BigInt(rows[0]?.position ?? 0), actions: rows.flatMap(actionsOf) };
};

/**
 * The open attempts, and the position of the read models, in one query. Because of it the worker does not read the whole log at its
 * start. When there are no read models, the position is 0 and the worker reads the whole log.
 */
export const readExamCheckpoint = async (pool: Pool): Promise<Checkpoint> => {
  try {
    return await readOpenAttempts(pool, withPauses);
  } catch (error) {
    // Release 1.0.0 had no pauses. Its tables serve until the new ones are filled.
    if (isMissingColumn(error)) return readOpenAttempts(pool, withoutPauses);
    if (isMissingTable(error)) return { position: 0n, actions: [] };
    throw error;
  }
};
