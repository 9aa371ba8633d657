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
  > & { pausedAt: Row<typeof examAttempt, 'paused_at'>['paused_at']; until: Date | null };

/** When the worker has to do something for this attempt: at its deadline, or at the end of its pause. */
const actionsOf = ({ attemptId, deadline, pausedAt, until }: OpenAttempt): Action[] => {
  if (attemptId === null) return [];
  if (deadline !== null) return [expiry({ attemptId, deadline: deadline.toISOString() })];
  if (pausedAt === null) return [];
  return [pauseEnd({ attemptId, pausedAt: pausedAt.toISOString(), until: until?.toISOString() })];
};

const pausedAt = `
    case when a.deadline is null
      then (select p.paused_at from read.exam_attempt p where p.id = a.attempt_id)
    end as "pausedAt"`;

const queryOf = (pause: string, joined = '') => `
  select c.position, a.attempt_id as "attemptId", a.deadline, ${pause}
  from read.checkpoint c
  left join read.open_attempt a on true ${joined}`;

/** The newest tables first. Older ones serve until the new ones are filled: release 1.0.0 had no pauses. */
const queries = [
  queryOf(`${pausedAt}, b.ends_at as until`, 'left join read.exam_break b on b.attempt_id = a.attempt_id'),
  queryOf(`${pausedAt}, null as until`),
  queryOf('null as "pausedAt", null as until'),
];

const readOpenAttempts = async (pool: Pool, query: string): Promise<Checkpoint> => {
  const { rows } = await pool.query<OpenAttempt>(query);
  return { position: BigInt(rows[0]?.position ?? 0), actions: rows.flatMap(actionsOf) };
};

/**
 * The open attempts, and the position of the read models, in one query. Because of it the worker does not read the whole log at its
 * start. When there are no read models, the position is 0 and the worker reads the whole log.
 */
export const readExamCheckpoint = async (pool: Pool): Promise<Checkpoint> => {
  let failure: unknown;
  for (const query of queries) {
    try {
      return await readOpenAttempts(pool, query);
    } catch (error) {
      if (!isMissingColumn(error) && !isMissingTable(error)) throw error;
      failure = error;
    }
  }
  if (isMissingTable(failure)) return { position: 0n, actions: [] };
  throw failure;
};
