import { statement } from '../statement.ts';

export const startAttempt = statement({
  name: 'start_attempt',
  given: {
    id: 'uuid',
    user_id: 'uuid',
    exam_id: 'uuid',
    exam_version: 'int',
    ordinal: 'int',
    started_at: 'timestamptz',
    deadline: 'timestamptz',
  },
  key: (row) => row.id,
  text: `
    insert into exam_attempt (id, user_id, exam_id, exam_version, exam_title, ordinal, started_at, deadline)
    select given.id, user_id, exam_id, exam_version, coalesce(exam.title, ''), ordinal, started_at, deadline
    from $given
    left join exam on exam.id = given.exam_id
    on conflict (id) do nothing`,
});

const figures = {
  paes_score: 'int',
  correct: 'int',
  scored: 'int',
  answered: 'int',
  total: 'int',
  pilot_correct: 'int',
  pilot_answered: 'int',
  pilot_total: 'int',
  voided: 'jsonb',
} as const;
const figureNames = Object.keys(figures);

export const completeAttempt = statement({
  name: 'complete_attempt',
  given: { attempt_id: 'uuid', reason: 'text', finished_at: 'timestamptz', time_elapsed: 'int', ...figures },
  key: (row) => row.attempt_id,
  text: `
    insert into exam_result (attempt_id, reason, finished_at, time_elapsed, ${figureNames})
    select attempt_id, reason, finished_at, time_elapsed, ${figureNames} from $given
    on conflict (attempt_id) do nothing`,
});

export const changeResult = statement({
  name: 'change_result',
  given: { attempt_id: 'uuid', ...figures },
  key: (row) => row.attempt_id,
  text: `
    update exam_result
    set ${figureNames.map((name) => `${name} = given.${name}`)}
    from $given
    where exam_result.attempt_id = given.attempt_id`,
});
