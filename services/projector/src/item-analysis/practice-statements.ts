import * as tables from '@matraz/infra/read-models/item-analysis-tables';
import { int, nullable, numeric, timestamptz, uuid } from '@matraz/infra/read-models/table';
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

/** Counts first answers, unless the student is an administrator. */
export const addFirstAnswer = statement({
  name: 'add_first_answer',
  given: tables.firstAnswer.columns,
  key: (row) => row.position,
  text: `
    with answer as materialized (
      select ${answer} from $given
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
    )
    insert into first_answer_total as t (user_id, answered, correct)
    select user_id, count(*)::int, count(*) filter (where correct)::int from answer
    group by 1
    on conflict (user_id) do update
    set answered = t.answered + excluded.answered, correct = t.correct + excluded.correct`,
});

/** Seconds. A time that is as long or longer is a pause and does not count. */
const shortestPause = 600;

/**
 * Counts the seconds of first answers: the time since the student's practice event before it. The log has no time at which a question
 * was shown. Administrators do not count.
 */
export const addPracticeTime = statement({
  name: 'add_practice_time',
  given: {
    user_id: uuid,
    position: numeric,
    at: timestamptz,
    /** The question of a first answer. Null: a later answer or a completed lesson. */
    question_id: nullable(uuid),
    question_version: nullable(int),
  },
  key: (row) => row.position,
  text: `
    with practice as materialized (
      select given.*
      from $given
      where not exists (select from analysis_admin d where d.user_id = given.user_id)
    ),
    latest as (
      insert into last_practice as l (user_id, at)
      select distinct on (user_id) user_id, at from practice
      order by user_id, position desc
      on conflict (user_id) do update
      set at = excluded.at
    ),
    timed as (
      select
        p.question_id, p.question_version,
        floor(extract(epoch from p.at - coalesce(
          lag(p.at) over (partition by p.user_id order by p.position),
          (select l.at from last_practice l where l.user_id = p.user_id)
        )))::int as seconds
      from practice p
    )
    insert into first_answer_time as t (question_id, question_version, seconds, students)
    select question_id, question_version, seconds, count(*)::int from timed
    where question_id is not null
    and seconds >= 0
    and seconds < ${shortestPause}
    group by 1, 2, 3
    on conflict (question_id, question_version, seconds) do update
    set students = t.students + excluded.students`,
});
