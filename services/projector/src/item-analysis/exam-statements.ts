import * as tables from '@matraz/infra/read-models/item-analysis-tables';
import { boolean, int, nullable, pick, text, uuid } from '@matraz/infra/read-models/table';
import { namesOf, statement } from '../statement.ts';

const keyed = pick(tables.examQuestionKey, [
  'question_id',
  'exam_id',
  'from_version',
  'options',
  'correct_answer',
  'is_pilot',
]);

export const addKey = statement({
  name: 'add_key',
  given: keyed,
  key: (row) => row.question_id,
  text: `
    insert into exam_question_key (${namesOf(keyed)}, until_version, revision)
    select ${namesOf(keyed)}, null, from_version from $given
    on conflict (question_id, from_version) do nothing`,
});

export const changeKey = statement({
  name: 'change_key',
  given: keyed,
  key: (row) => row.question_id,
  text: `
    with ended as (
      update exam_question_key k
      set until_version = given.from_version
      from $given
      where k.question_id = given.question_id
      and k.until_version is null
      returning k.question_id, k.options, k.correct_answer, k.revision
    )
    insert into exam_question_key (${namesOf(keyed)}, until_version, revision)
    select
      given.question_id, given.exam_id, given.from_version, given.options, given.correct_answer, given.is_pilot, null,
      case
        when e.options = given.options and e.correct_answer = given.correct_answer then e.revision
        else given.from_version
      end
    from $given
    join ended e on e.question_id = given.question_id`,
});

export const endKey = statement({
  name: 'end_key',
  given: pick(tables.examQuestionKey, ['question_id', 'until_version']),
  key: (row) => row.question_id,
  text: `
    update exam_question_key k
    set until_version = given.until_version
    from $given
    where k.question_id = given.question_id
    and k.until_version is null`,
});

export const collectAnswers = statement({
  name: 'collect_answers',
  given: { attempt_id: uuid, exam_version: int, question_ids: text, selected_answers: text, seconds: text },
  key: (row) => row.attempt_id,
  text: `
    insert into collected_answers (attempt_id, exam_version, question_ids, selected_answers, seconds)
    select attempt_id, exam_version, question_ids::uuid[], selected_answers::int[], seconds::int[] from $given
    on conflict (attempt_id) do nothing`,
});

/**
 * SQL: 1 when the answer gets the point, else 0.
 *
 * @param accepted the column with the options that are right in corrected questions
 */
export const isCorrectBy = (accepted: string): string => `case jsonb_typeof(${accepted} -> q.question_id::text)
          when 'null' then (not q.is_pilot or q.selected_answer is not null)::int
          when 'array' then coalesce(${accepted} -> q.question_id::text @> to_jsonb(q.selected_answer), false)::int
          else coalesce(q.selected_answer = q.correct_answer, false)::int
        end`;

/** SQL: the questions of attempt `t` with their keys and its answers, grouped by question. */
export const keysAndAnswers = `select
          question_id, max(revision) as revision, bool_or(is_pilot) as is_pilot, max(correct_answer) as correct_answer,
          max(selected_answer) as selected_answer, max(seconds) as seconds
        from (
          select k.question_id, k.revision, k.is_pilot, k.correct_answer, null::int as selected_answer, null::int as seconds
          from exam_question_key k
          where k.exam_id = t.exam_id
          and k.from_version <= t.exam_version
          and coalesce(k.until_version > t.exam_version, true)
          union all
          select w.question_id, null, null, null, w.selected_answer, w.seconds
          from collected_answers c
          cross join lateral unnest(c.question_ids, c.selected_answers, c.seconds) w (question_id, selected_answer, seconds)
          where c.attempt_id = t.attempt_id
        ) key_or_answer
        group by question_id`;

/**
 * Counts a completed attempt, or moves a rescored one to its new figures. An attempt counts when it is the student's first one, has an
 * answer, was not answered at random, and is not an administrator's.
 *
 * A student's strength for a question is the result in the other scored questions, so each question has its own rest.
 *
 * Lateral joins look rows up by their keys, so no query plan reads a whole table. Keys and answers of an attempt are put together by
 * grouping, because a look-up for each question takes longer. Only a rescored attempt can leave a choice with 0 students, so no other
 * one looks for such choices.
 */
export const countAttempt = statement({
  name: 'count_attempt',
  phase: 1,
  given: {
    ...tables.countedAttempt.columns,
    user_id: uuid,
    exam_id: uuid,
    answered: int,
    /** False: answered at random. Null: rescored. */
    is_own: nullable(boolean),
  },
  key: (row) => row.attempt_id,
  merge: (earlier, later) => ({ ...later, is_own: earlier.is_own }),
  text: `
    with attempt as materialized (
      select
        given.attempt_id, given.exam_id, c.exam_version, a.attempt_id is null as is_new,
        given.paes_score, given.correct, given.scored, given.voided, given.accepted,
        a.paes_score as old_paes_score, a.correct as old_correct, a.scored as old_scored, a.voided as old_voided,
        a.accepted as old_accepted
      from $given
      cross join lateral (select c.exam_version from collected_answers c where c.attempt_id = given.attempt_id offset 0) c
      left join lateral (select * from counted_attempt a where a.attempt_id = given.attempt_id offset 0) a on true
      where a.attempt_id is not null
      or (
        given.is_own and given.answered > 0
        and not exists (select from analysis_admin d where d.user_id = given.user_id)
      )
    ),
    kept as (
      insert into counted_attempt (attempt_id, paes_score, correct, scored, voided, accepted)
      select attempt_id, paes_score, correct, scored, voided, accepted from attempt
      on conflict (attempt_id) do update
      set paes_score = excluded.paes_score, correct = excluded.correct, scored = excluded.scored,
        voided = excluded.voided, accepted = excluded.accepted
    ),
    answer as materialized (
      select
        t.*, q.question_id, q.revision, q.is_pilot, coalesce(q.selected_answer, -1) as selected_answer,
        ${isCorrectBy('t.accepted')} as is_correct, ${isCorrectBy('t.old_accepted')} as was_correct, q.seconds
      from attempt t
      cross join lateral (
        ${keysAndAnswers}
        having max(revision) is not null
        offset 0
      ) q
    ),
    placed as (
      select question_id, revision, selected_answer, is_correct, correct, scored,
        (not is_pilot and not voided ? question_id::text)::int as is_scored, 1 as change
      from answer
      union all
      select question_id, revision, selected_answer, was_correct, old_correct, old_scored,
        (not is_pilot and not old_voided ? question_id::text)::int, -1
      from answer
      where not is_new
    ),
    moved as (
      select question_id, revision, selected_answer, correct - is_scored * is_correct as rest_correct,
        scored - is_scored as rest_scored, sum(change)::int as change
      from placed
      group by 1, 2, 3, 4, 5
      having sum(change) <> 0
    ),
    choice as materialized (
      select m.*, c.ctid as place
      from moved m
      left join lateral (
        select c.ctid
        from exam_choice c
        where m.change < 0
        and c.question_id = m.question_id
        and c.revision = m.revision
        and c.selected_answer = m.selected_answer
        and c.rest_correct = m.rest_correct
        and c.rest_scored = m.rest_scored
        and c.students + m.change = 0
        offset 0
      ) c on true
    ),
    left_choices as (
      delete from exam_choice where ctid = any (array(select place from choice where place is not null))
    ),
    counted_choices as (
      insert into exam_choice as e (question_id, revision, selected_answer, rest_correct, rest_scored, students)
      select question_id, revision, selected_answer, rest_correct, rest_scored, change
      from choice
      where place is null
      on conflict (question_id, revision, selected_answer, rest_correct, rest_scored) do update
      set students = e.students + excluded.students
    ),
    counted_times as (
      insert into exam_answer_time as e (question_id, revision, seconds, students)
      select question_id, revision, seconds, count(*)::int from answer
      where is_new
      and seconds is not null
      group by 1, 2, 3
      on conflict (question_id, revision, seconds) do update
      set students = e.students + excluded.students
    ),
    moved_scores as (
      select exam_id, paes_score, sum(change)::int as change
      from (
        select exam_id, paes_score, 1 as change from attempt
        union all
        select exam_id, old_paes_score, -1 from attempt where not is_new
      ) scores
      group by 1, 2
      having sum(change) <> 0
    ),
    score as materialized (
      select m.*, s.ctid as place, coalesce(s.students, 0) + m.change as students
      from moved_scores m
      left join lateral (
        select s.ctid, s.students from exam_score s
        where s.exam_id = m.exam_id
        and s.paes_score = m.paes_score
        offset 0
      ) s on true
    ),
    left_scores as (
      delete from exam_score where ctid = any (array(select place from score where students = 0 and place is not null))
    )
    insert into exam_score (exam_id, paes_score, students)
    select exam_id, paes_score, students from score
    where students <> 0
    on conflict (exam_id, paes_score) do update
    set students = excluded.students`,
});
