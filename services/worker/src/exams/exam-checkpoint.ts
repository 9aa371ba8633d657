import { isMissingTable } from '@matraz/infra/postgres/error-codes';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { openAttempt } from '@matraz/infra/read-models/exams-tables';
import type { checkpoint } from '@matraz/infra/read-models/runner-tables';
import type { Row } from '@matraz/infra/read-models/table';
import type { Checkpoint } from '../run-processes.ts';
import { expiry } from './exam-deadline.process.ts';

type OpenAttempt = Row<typeof checkpoint, 'position'> & { attemptId: string | null } & Row<
    typeof openAttempt,
    'deadline'
  >;

/**
 * The open attempts that are not paused, and the position of the read models, in one query. Because of it the worker does not read the whole log at its
 * start. When there are no read models, the position is 0 and the worker reads the whole log.
 */
export const readExamCheckpoint = async (pool: Pool): Promise<Checkpoint> => {
  try {
    const { rows } = await pool.query<OpenAttempt>(
      `select c.position, a.attempt_id as "attemptId", a.deadline
      from read.checkpoint c
      left join read.open_attempt a on true`,
    );
    return {
      position: BigInt(rows[0]?.position ?? 0),
      actions: rows.flatMap(({ attemptId, deadline }) =>
        attemptId === null || deadline === null ? [] : [expiry({ attemptId, deadline: deadline.toISOString() })],
      ),
    };
  } catch (error) {
    if (isMissingTable(error)) return { position: 0n, actions: [] };
    throw error;
  }
};
