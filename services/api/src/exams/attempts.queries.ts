import type pg from 'pg';

export interface AttemptRow {
  id: string;
  examId: string;
  examVersion: number;
  examTitle: string;
  ordinal: number;
  startedAt: Date;
  deadline: Date;
  /** Null while it is open. */
  result: ResultRow | null;
}

interface ResultRow {
  reason: 'submitted' | 'time-expired' | 'auto-answered';
  finishedAt: string;
  timeElapsed: number;
  paesScore: number;
  correct: number;
  scored: number;
  answered: number;
  total: number;
  pilotCorrect: number;
  pilotAnswered: number;
  pilotTotal: number;
  voided: string[];
}

/** Given and changed answers in order; null: cleared. Arrays: an attempt has hundreds. */
type AnswerRow = [questionId: string, selectedAnswer: number | null, savedAt: string];

interface RescoringRow {
  at: string;
  questionIds: string[];
  previousScore: number;
  paesScore: number;
}

export type AttemptWithAnswers = AttemptRow & { answers: AnswerRow[]; rescorings: RescoringRow[] };

const columns = `
  a.id, a.exam_id as "examId", a.exam_version as "examVersion", a.exam_title as "examTitle", a.ordinal,
  a.started_at as "startedAt", a.deadline,
  (select json_build_object(
      'reason', r.reason, 'finishedAt', r.finished_at, 'timeElapsed', r.time_elapsed, 'paesScore', r.paes_score,
      'correct', r.correct, 'scored', r.scored, 'answered', r.answered, 'total', r.total,
      'pilotCorrect', r.pilot_correct, 'pilotAnswered', r.pilot_answered, 'pilotTotal', r.pilot_total,
      'voided', r.voided
    )
    from read.exam_result r
    where r.attempt_id = a.id
  ) as result`;

/** Newest first. */
export const selectAttempts = async (pool: pg.Pool, userId: string): Promise<AttemptRow[]> => {
  const { rows } = await pool.query<AttemptRow>(
    `select ${columns}
    from read.exam_attempt a
    where a.user_id = $1
    order by a.started_at desc, a.ordinal desc, a.id`,
    [userId],
  );
  return rows;
};

/** Nothing when it is not the student's own. */
export const selectAttempt = async (
  pool: pg.Pool,
  userId: string,
  attemptId: string,
): Promise<AttemptWithAnswers | undefined> => {
  const { rows } = await pool.query<AttemptWithAnswers>(
    `select ${columns},
      coalesce((
        select json_agg(json_build_array(s.question_id, s.selected_answer, s.saved_at) order by s.version)
        from read.exam_answer s
        where s.attempt_id = a.id
      ), '[]') as answers,
      coalesce((
        select json_agg(json_build_object(
          'at', s.rescored_at, 'questionIds', s.question_ids,
          'previousScore', s.previous_score, 'paesScore', s.paes_score
        ) order by s.version)
        from read.exam_rescoring s
        where s.attempt_id = a.id
      ), '[]') as rescorings
    from read.exam_attempt a
    where a.id = $2
    and a.user_id = $1`,
    [userId, attemptId],
  );
  return rows[0];
};
