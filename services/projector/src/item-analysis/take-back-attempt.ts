import * as tables from '@matraz/infra/read-models/item-analysis-tables';
import { pick, uuid } from '@matraz/infra/read-models/table';
import { statement } from '../statement.ts';
import { isCorrectBy, keysAndAnswers } from './exam-statements.ts';

/** Takes back what `countAttempt` counted of attempts that are reopened. Their next completion collects the answers again. */
export const takeBackAttempt = statement({
  name: 'take_back_attempt',
  given: { ...pick(tables.countedAttempt, ['attempt_id']), exam_id: uuid },
  key: (row) => row.attempt_id,
  text: `
    with attempt as materialized (
      select given.attempt_id, given.exam_id, c.exam_version, a.paes_score, a.correct, a.scored, a.voided, a.accepted
      from $given
      cross join lateral (select c.exam_version from collected_answers c where c.attempt_id = given.attempt_id offset 0) c
      cross join lateral (select * from counted_attempt a where a.attempt_id = given.attempt_id offset 0) a
    ),
    answer as materialized (
      select t.*, q.question_id, q.revision, coalesce(q.selected_answer, -1) as selected_answer, q.seconds,
        ${isCorrectBy('t.accepted')} as is_correct,
        (not q.is_pilot and not t.voided ? q.question_id::text)::int as is_scored
      from attempt t
      cross join lateral (
        ${keysAndAnswers}
        having max(revision) is not null
        offset 0
      ) q
    ),
    uncounted as (
      delete from counted_attempt a using $given where a.attempt_id = given.attempt_id
    ),
    uncollected as (
      delete from collected_answers c using $given where c.attempt_id = given.attempt_id
    ),
    choice as materialized (
      select question_id, revision, selected_answer, correct - is_scored * is_correct as rest_correct,
        scored - is_scored as rest_scored, count(*)::int as students
      from answer
      group by 1, 2, 3, 4, 5
    ),
    left_choices as (
      delete from exam_choice e using choice c
      where e.question_id = c.question_id
      and e.revision = c.revision
      and e.selected_answer = c.selected_answer
      and e.rest_correct = c.rest_correct
      and e.rest_scored = c.rest_scored
      and e.students = c.students
    ),
    fewer_choices as (
      update exam_choice e set students = e.students - c.students from choice c
      where e.question_id = c.question_id
      and e.revision = c.revision
      and e.selected_answer = c.selected_answer
      and e.rest_correct = c.rest_correct
      and e.rest_scored = c.rest_scored
      and e.students <> c.students
    ),
    answer_time as materialized (
      select question_id, revision, seconds, count(*)::int as students from answer
      where seconds is not null
      group by 1, 2, 3
    ),
    left_times as (
      delete from exam_answer_time e using answer_time w
      where e.question_id = w.question_id
      and e.revision = w.revision
      and e.seconds = w.seconds
      and e.students = w.students
    ),
    fewer_times as (
      update exam_answer_time e set students = e.students - w.students from answer_time w
      where e.question_id = w.question_id
      and e.revision = w.revision
      and e.seconds = w.seconds
      and e.students <> w.students
    ),
    score as materialized (
      select exam_id, paes_score, count(*)::int as students from attempt group by 1, 2
    ),
    left_scores as (
      delete from exam_score e using score s
      where e.exam_id = s.exam_id
      and e.paes_score = s.paes_score
      and e.students = s.students
    )
    update exam_score e set students = e.students - s.students from score s
    where e.exam_id = s.exam_id
    and e.paes_score = s.paes_score
    and e.students <> s.students`,
});
