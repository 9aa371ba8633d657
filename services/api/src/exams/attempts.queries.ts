import type { ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import type { Figures } from '@matraz/domain/exams/score';
import type pg from 'pg';

type Reason = Extract<ExamAttemptItem, { isCompleted: true }>['reason'];

export interface AttemptRow {
  id: string;
  examId: string;
  examTitle: string;
  ordinal: number;
  startedAt: Date;
  deadline: Date;
  /** Null while it is open. */
  result: (Omit<Figures, 'voided'> & { reason: Reason; finishedAt: string; timeElapsed: number }) | null;
}

/** Newest first. */
export const selectAttempts = async (pool: pg.Pool, userId: string): Promise<AttemptRow[]> => {
  const { rows } = await pool.query<AttemptRow>(
    `select a.id, a.exam_id as "examId", a.exam_title as "examTitle", a.ordinal,
      a.started_at as "startedAt", a.deadline,
      case when r.attempt_id is not null then json_build_object(
        'reason', r.reason, 'finishedAt', r.finished_at, 'timeElapsed', r.time_elapsed, 'paesScore', r.paes_score,
        'correct', r.correct, 'scored', r.scored, 'answered', r.answered, 'total', r.total,
        'pilotCorrect', r.pilot_correct, 'pilotAnswered', r.pilot_answered, 'pilotTotal', r.pilot_total
      ) end as result
    from read.exam_attempt a
    left join read.exam_result r on r.attempt_id = a.id
    where a.user_id = $1
    order by a.started_at desc, a.ordinal desc, a.id`,
    [userId],
  );
  return rows;
};
