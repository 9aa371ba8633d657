import { practiceQuestion } from '@matraz/infra/read-models/practice-tables';
import { pick, timestamptz } from '@matraz/infra/read-models/table';
import { statement } from '../statement.ts';
import { addToStats } from './add-to-stats.ts';

export const addQuestion = statement({
  name: 'add_question',
  given: practiceQuestion.columns,
  key: (row) => row.question_id,
  merge: (earlier) => earlier,
  text: `
    insert into practice_question (question_id, topic_id)
    select question_id, topic_id from $given
    where not exists (select from practice_deleted_topic d where d.id = given.topic_id)
    on conflict (question_id) do nothing`,
});

/**
 * Moves a question to the topic `target`, or deletes it (null). A student who has answered all other questions of the old topic has
 * completed it. A student who has answered the question may have completed the new topic, if it has no other question. The statement
 * runs for one event at a time, so the counts are those before the event.
 */
const move = (target: string) => `
  with leaving as materialized (
    select q.question_id, q.topic_id as source, ${target} as target, given.at,
      (select count(*) from practice_question o where o.topic_id = q.topic_id) - 1 as left_behind
    from $given
    join practice_question q on q.question_id = given.question_id
    where q.topic_id is distinct from ${target}
  ),
  removed as (
    delete from practice_question q
    using leaving l
    where q.question_id = l.question_id
    and l.target is null
  ),
  moved as (
    update practice_question q
    set topic_id = l.target
    from leaving l
    where q.question_id = l.question_id
    and l.target is not null
  ),
  student as materialized (
    select l.*, t.user_id, t.answered, p.user_id is not null as has_answered
    from leaving l
    join topic_progress t on t.topic_id = l.source
    left join question_progress p on p.user_id = t.user_id and p.question_id = l.question_id
  ),
  discounted as (
    update topic_progress t
    set answered = t.answered - 1
    from student s
    where t.topic_id = s.source
    and t.user_id = s.user_id
    and s.has_answered
  ),
  counted as (
    insert into topic_progress as t (topic_id, user_id, answered)
    select target, user_id, 1 from student
    where has_answered
    and target is not null
    on conflict (topic_id, user_id) do update
    set answered = t.answered + 1
    returning t.topic_id, t.user_id, t.answered
  ),
  completed as (
    insert into topic_completion (user_id, topic_id, completed_at)
    select user_id, source, at from student
    where answered - has_answered::int = left_behind
    and left_behind > 0
    union all
    select c.user_id, c.topic_id, l.at
    from counted c
    join leaving l on l.target = c.topic_id
    where c.answered = 1 + (select count(*) from practice_question q where q.topic_id = c.topic_id)
    on conflict (user_id, topic_id) do nothing
    returning user_id
  ),
  delta as (
    select user_id, 0 as answered, 0 as correct, 1 as completed from completed
  )
  ${addToStats}`;

/** Does nothing when the question stays in its topic. A question that moves into a deleted topic is deleted. */
export const moveQuestion = statement({
  name: 'move_question',
  given: { ...practiceQuestion.columns, at: timestamptz },
  key: (row) => row.question_id,
  text: move(
    '(case when not exists (select from practice_deleted_topic d where d.id = given.topic_id) then given.topic_id end)',
  ),
});

export const removeQuestion = statement({
  name: 'remove_question',
  given: { ...pick(practiceQuestion, ['question_id']), at: timestamptz },
  key: (row) => row.question_id,
  text: move('null::uuid'),
});

/**
 * Brings a deleted question back to its topic. It counts again for the students who have answered it. Does nothing when
 * the question exists. The statement runs for one event at a time.
 */
export const restoreQuestion = statement({
  name: 'restore_question',
  given: { ...practiceQuestion.columns, at: timestamptz },
  key: (row) => row.question_id,
  text: `
    with restored as (
      insert into practice_question (question_id, topic_id)
      select question_id, topic_id from $given
      where not exists (select from practice_deleted_topic d where d.id = given.topic_id)
      on conflict (question_id) do nothing
      returning question_id, topic_id
    ),
    counted as (
      insert into topic_progress as t (topic_id, user_id, answered)
      select r.topic_id, p.user_id, 1
      from restored r
      join question_progress p on p.question_id = r.question_id
      on conflict (topic_id, user_id) do update
      set answered = t.answered + 1
      returning t.topic_id, t.user_id, t.answered
    ),
    completed as (
      insert into topic_completion (user_id, topic_id, completed_at)
      select c.user_id, c.topic_id, given.at
      from counted c
      cross join $given
      where c.answered = 1 + (select count(*) from practice_question q where q.topic_id = c.topic_id)
      on conflict (user_id, topic_id) do nothing
      returning user_id
    ),
    delta as (
      select user_id, 0 as answered, 0 as correct, 1 as completed from completed
    )
    ${addToStats}`,
});

export const dropTopic = statement({
  name: 'drop_topic',
  given: pick(practiceQuestion, ['topic_id']),
  key: (row) => row.topic_id,
  text: `
    with remembered as (
      insert into practice_deleted_topic (id)
      select topic_id from $given
      on conflict (id) do nothing
    ),
    questions as (
      delete from practice_question
      using $given
      where practice_question.topic_id = given.topic_id
    )
    delete from topic_progress
    using $given
    where topic_progress.topic_id = given.topic_id`,
});
