import { examAttempt, examResult } from '@matraz/infra/read-models/exams-tables';
import { pick } from '@matraz/infra/read-models/table';
import { assignmentsOf, namesOf, statement } from '../statement.ts';

export const startAttempt = statement({
  name: 'start_attempt',
  given: pick(examAttempt, ['id', 'user_id', 'exam_id', 'exam_version', 'ordinal', 'started_at', 'deadline']),
  key: (row) => row.id,
  text: `
    with opened as (
      insert into open_attempt (attempt_id, deadline)
      select id, deadline from $given
      on conflict (attempt_id) do nothing
    )
    insert into exam_attempt (id, user_id, exam_id, exam_version, exam_title, ordinal, started_at, deadline)
    select given.id, user_id, exam_id, exam_version, coalesce(exam.title, ''), ordinal, started_at, deadline
    from $given
    left join exam on exam.id = given.exam_id
    on conflict (id) do nothing`,
});

const figures = pick(examResult, [
  'paes_score',
  'correct',
  'scored',
  'answered',
  'total',
  'pilot_correct',
  'pilot_answered',
  'pilot_total',
  'voided',
  'corrections',
]);

export const completeAttempt = statement({
  name: 'complete_attempt',
  // An attempt of the same run is opened first.
  phase: 1,
  given: examResult.columns,
  key: (row) => row.attempt_id,
  text: `
    with closed as (
      delete from open_attempt
      using $given
      where open_attempt.attempt_id = given.attempt_id
    )
    insert into exam_result (${namesOf(examResult.columns)})
    select ${namesOf(examResult.columns)} from $given
    on conflict (attempt_id) do nothing`,
});

export const changeResult = statement({
  name: 'change_result',
  given: { ...pick(examResult, ['attempt_id']), ...figures },
  key: (row) => row.attempt_id,
  text: `
    update exam_result
    set ${assignmentsOf(figures)}
    from $given
    where exam_result.attempt_id = given.attempt_id`,
});
