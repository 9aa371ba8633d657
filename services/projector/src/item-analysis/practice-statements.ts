import * as tables from '@matraz/infra/read-models/item-analysis-tables';
import { timestamptz } from '@matraz/infra/read-models/table';
import { namesOf, statement } from '../statement.ts';

export const addPracticeKey = statement({
  name: 'add_practice_key',
  given: tables.practiceQuestionKey.columns,
  key: (row) => row.question_id,
  merge: (earlier) => earlier,
  text: `
    insert into practice_question_key (question_id, options, correct_answer, revision)
    select question_id, options, correct_answer, revision from $given
    on conflict (question_id) do nothing`,
});

/** Does nothing when options and key stay the same. */
export const changePracticeKey = statement({
  name: 'change_practice_key',
  given: tables.practiceQuestionKey.columns,
  key: (row) => row.question_id,
  text: `
    update practice_question_key k
    set options = given.options, correct_answer = given.correct_answer, revision = given.revision
    from $given
    where k.question_id = given.question_id
    and (k.options, k.correct_answer) is distinct from (given.options, given.correct_answer)`,
});

const answer = namesOf(tables.firstAnswer.columns);

/** Seconds. A time that is as long or longer is a pause and does not count. */
const shortestPause = 600;

/**
 * Counts first answers, unless the student is an administrator. The time of an answer is the time since the student's first answer
 * before it: the log has no time at which a question was shown.
 */
export const addFirstAnswer = statement({
  name: 'add_first_answer',
  given: { ...tables.firstAnswer.columns, at: timestamptz },
  key: (row) => row.question_id + row.position,
  text: `
    with answer as materialized (
      select ${answer}, at from $given
      where not exists (select from analysis_admin d where d.user_id = given.user_id)
    ),
    kept as (
      insert into first_answer (${answer})
      select ${answer} from answer
    ),
    counted as (
      insert into first_choice as c (question_id, question_version, selected_answer, students)
      select question_id, question_version, selected_answer, count(*)::int from answer
      group by 1, 2, 3
      on conflict (question_id, question_version, selected_answer) do update
      set students = c.students + excluded.students
    ),
    timed as (
      select
        a.question_id, a.question_version,
        floor(extract(epoch from a.at - coalesce(
          lag(a.at) over (partition by a.user_id order by a.position),
          (select t.last_at from first_answer_total t where t.user_id = a.user_id)
        )))::int as seconds
      from answer a
    ),
    counted_times as (
      insert into first_answer_time as t (question_id, question_version, seconds, students)
      select question_id, question_version, seconds, count(*)::int from timed
      where seconds >= 0
      and seconds < ${shortestPause}
      group by 1, 2, 3
      on conflict (question_id, question_version, seconds) do update
      set students = t.students + excluded.students
    )
    insert into first_answer_total as t (user_id, answered, correct, last_at)
    select user_id, count(*)::int, count(*) filter (where correct)::int, (array_agg(at order by position desc))[1] from answer
    group by 1
    on conflict (user_id) do update
    set answered = t.answered + excluded.answered, correct = t.correct + excluded.correct, last_at = excluded.last_at`,
});
