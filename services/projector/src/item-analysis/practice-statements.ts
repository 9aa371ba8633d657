import * as tables from '@matraz/infra/read-models/item-analysis-tables';
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
