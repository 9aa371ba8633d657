import { examAttempt, examResult, openAttempt } from '@matraz/infra/read-models/exams-tables';
import { type Columns, pick, timestamptz, uuid } from '@matraz/infra/read-models/table';
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

/** A paused attempt has no deadline in `open_attempt` until it goes on. */
export const extendAttempt = statement({
  name: 'extend_attempt',
  given: pick(examAttempt, ['id', 'deadline']),
  key: (row) => row.id,
  text: `
    with opened as (
      update open_attempt set deadline = given.deadline
      from $given
      where open_attempt.attempt_id = given.id and open_attempt.deadline is not null
    )
    update exam_attempt set deadline = given.deadline
    from $given
    where exam_attempt.id = given.id`,
});

export const pauseAttempt = statement({
  name: 'pause_attempt',
  given: pick(examAttempt, ['id', 'paused_at']),
  key: (row) => row.id,
  text: `
    with opened as (
      update open_attempt set deadline = null
      from $given
      where open_attempt.attempt_id = given.id
    )
    update exam_attempt set paused_at = given.paused_at
    from $given
    where exam_attempt.id = given.id`,
});

export const resumeAttempt = statement({
  name: 'resume_attempt',
  given: pick(examAttempt, ['id', 'deadline']),
  key: (row) => row.id,
  text: `
    with opened as (
      update open_attempt set deadline = given.deadline
      from $given
      where open_attempt.attempt_id = given.id
    )
    update exam_attempt set deadline = given.deadline, paused_at = null
    from $given
    where exam_attempt.id = given.id`,
});

const reopening = (change: string) =>
  statement({
    name: 'reopen_attempt',
    given: pick(examAttempt, ['id', 'deadline']),
    key: (row) => row.id,
    text: `
      with taken_back as (
        delete from exam_result
        using $given
        where exam_result.attempt_id = given.id
      ),
      opened as (
        insert into open_attempt (attempt_id, deadline)
        select id, deadline from $given
        on conflict (attempt_id) do nothing
      )
      update exam_attempt set ${change}
      from $given
      where exam_attempt.id = given.id`,
  });

/** An attempt can have ended in a pause. */
export const reopenAttempt = reopening('deadline = given.deadline, paused_at = null');

const { paused_at: _paused, ...attemptColumnsBefore } = examAttempt.columns;
/** The tables of attempts of release 1.0.0, which know no pauses. */
export const attemptsWithoutPauses = {
  tables: [
    { ...examAttempt, columns: attemptColumnsBefore },
    { ...openAttempt, columns: { ...openAttempt.columns, deadline: timestamptz } },
  ],
  reopen: reopening('deadline = given.deadline'),
};

const figureNames = [
  'paes_score',
  'correct',
  'scored',
  'answered',
  'total',
  'pilot_correct',
  'pilot_answered',
  'pilot_total',
  'voided',
] as const;

const completion = <const Given extends Columns & { attempt_id: typeof uuid }>(given: Given) =>
  statement({
    name: 'complete_attempt',
    // An attempt of the same run is opened first.
    phase: 1,
    given,
    key: (row) => String(row.attempt_id),
    text: `
      with closed as (
        delete from open_attempt
        using $given
        where open_attempt.attempt_id = given.attempt_id
      )
      insert into exam_result (${namesOf(given)})
      select ${namesOf(given)} from $given
      on conflict (attempt_id) do nothing`,
  });

const newResult = <const Given extends Columns>(figures: Given) =>
  statement({
    name: 'change_result',
    given: { attempt_id: uuid, ...figures },
    key: (row) => String(row.attempt_id),
    text: `
      update exam_result
      set ${assignmentsOf(figures)}
      from $given
      where exam_result.attempt_id = given.attempt_id`,
  });

export const completeAttempt = completion(examResult.columns);
export const changeResult = newResult(pick(examResult, [...figureNames, 'corrections']));

const { corrections: _, ...columnsWithoutCorrections } = examResult.columns;
/** The table `exam_result` of release 1.0.0, and its statements. */
export const resultWithoutCorrections = {
  table: { ...examResult, columns: columnsWithoutCorrections, indexes: [] },
  complete: completion(columnsWithoutCorrections),
  change: newResult(pick(examResult, figureNames)),
};
