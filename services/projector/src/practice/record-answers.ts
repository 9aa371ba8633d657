import { questionProgress, type Review } from '@matraz/infra/read-models/practice-tables';
import { statement } from '../statement.ts';
import { addToStats } from './add-to-stats.ts';

const joined = (earlier: readonly Review[], later: readonly Review[]): Review[] => {
  const sameDay = earlier.at(-1)?.[0] === later[0]?.[0];
  return [...earlier, ...(sameDay ? later.slice(1) : later)];
};

/**
 * Records answers, merged by student and question. The lateral join looks each row up by its key, so no query plan reads a whole
 * table. A topic is complete when `answered` reaches its number of questions. The time of the completion is the student's last first
 * answer among these rows, because the questions do not change during a run.
 */
export const recordAnswer = statement({
  name: 'record_answers',
  given: questionProgress.columns,
  key: (row) => row.user_id + row.question_id,
  merge: (earlier, later) => ({
    ...earlier,
    correct: later.correct,
    attempts: earlier.attempts + later.attempts,
    last_answered_at: later.last_answered_at,
    reviews: joined(earlier.reviews, later.reviews),
  }),
  text: `
    with answer as materialized (
      select
        given.*,
        (select q.topic_id from practice_question q where q.question_id = given.question_id) as topic_id,
        p.user_id is null as fresh,
        coalesce(p.correct, false) as was_correct
      from $given
      left join lateral (
        select p.user_id, p.correct
        from question_progress p
        where p.user_id = given.user_id
        and p.question_id = given.question_id
        offset 0
      ) p on true
    ),
    written as (
      insert into question_progress as p (
        user_id, question_id, correct, xp_earned, attempts, first_position, first_answered_at, last_answered_at, reviews
      )
      select user_id, question_id, correct, xp_earned, attempts, first_position, first_answered_at, last_answered_at, reviews
      from answer
      on conflict (user_id, question_id) do update
      set
        correct = excluded.correct,
        attempts = p.attempts + excluded.attempts,
        last_answered_at = excluded.last_answered_at,
        reviews = p.reviews || case
          when p.reviews -> -1 -> 0 = excluded.reviews -> 0 -> 0 then excluded.reviews - 0
          else excluded.reviews
        end
    ),
    fresh as materialized (
      select
        user_id, topic_id, count(*)::int as answered,
        (array_agg(first_answered_at order by first_position desc))[1] as answered_at
      from answer
      where fresh
      and topic_id is not null
      group by user_id, topic_id
    ),
    counted as (
      insert into topic_progress as t (topic_id, user_id, answered)
      select topic_id, user_id, answered from fresh
      on conflict (topic_id, user_id) do update
      set answered = t.answered + excluded.answered
      returning t.topic_id, t.user_id, t.answered
    ),
    size as materialized (
      select t.topic_id, s.questions
      from (select distinct topic_id from fresh) t
      cross join lateral (select count(*) as questions from practice_question q where q.topic_id = t.topic_id) s
    ),
    completed as (
      insert into topic_completion (user_id, topic_id, completed_at)
      select c.user_id, c.topic_id, f.answered_at
      from counted c
      join size s on s.topic_id = c.topic_id and s.questions = c.answered
      join fresh f on f.user_id = c.user_id and f.topic_id = c.topic_id
      on conflict (user_id, topic_id) do nothing
      returning user_id
    ),
    delta as (
      select user_id, fresh::int as answered, correct::int - was_correct::int as correct, 0 as completed from answer
      union all
      select user_id, 0, 0, 1 from completed
    )
    ${addToStats}`,
});
