import { examAttempt, examResult } from '@matraz/infra/read-models/exams-tables';
import { type JsonRowOf, type RowOf, select } from '@matraz/infra/read-models/select';
import { isWithheld } from '@matraz/infra/read-models/withheld-results';
import type pg from 'pg';

const attemptFields = select(
  examAttempt,
  ['id', 'exam_id', 'exam_title', 'ordinal', 'started_at', 'deadline', 'paused_at'],
  'a',
);
const resultFields = select(
  examResult,
  [
    'reason',
    'finished_at',
    'time_elapsed',
    'paes_score',
    'correct',
    'scored',
    'answered',
    'total',
    'pilot_correct',
    'pilot_answered',
    'pilot_total',
  ],
  'r',
);

export type AttemptRow = RowOf<typeof attemptFields> & {
  /** The results are not shown yet. Then `result` has no figures. */
  isWithheld: boolean;
  /** Null while the attempt is open. */
  result: JsonRowOf<typeof resultFields> | null;
};

/** Newest first. */
export const selectAttempts = async (pool: pg.Pool, userId: string): Promise<AttemptRow[]> => {
  const { rows } = await pool.query<AttemptRow>(
    `select ${attemptFields.columns},
      ${isWithheld('a.id')} as "isWithheld",
      case when r.attempt_id is not null then json_build_object(${resultFields.jsonPairs}) end as result
    from read.exam_attempt a
    left join read.exam_result r on r.attempt_id = a.id
    where a.user_id = $1
    order by a.started_at desc, a.ordinal desc, a.id`,
    [userId],
  );
  return rows;
};
