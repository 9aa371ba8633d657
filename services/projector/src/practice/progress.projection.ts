import type { UserChange } from '@matraz/contracts/updates';
import * as tables from '@matraz/infra/read-models/practice-tables';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';
import { addToStats } from './add-to-stats.ts';
import { addQuestion, dropTopic, moveQuestion, removeQuestion, restoreQuestion } from './place-questions.ts';
import { studyDayOf } from './study-day-of.ts';

const joined = (earlier: readonly tables.Review[], later: readonly tables.Review[]): tables.Review[] => {
  const sameDay = earlier.at(-1)?.[0] === later[0]?.[0];
  return [...earlier, ...(sameDay ? later.slice(1) : later)];
};

/**
 * Records answers, merged by student and question. The lateral join looks each row up by its key, so no query plan reads a whole
 * table. A topic is complete when `answered` reaches its number of questions. The time of the completion is the student's last first
 * answer among these rows, because the questions do not change during a run.
 */
const recordAnswer = statement({
  name: 'record_answers',
  given: tables.questionProgress.columns,
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

const completeLesson = statement({
  name: 'complete_lesson',
  given: tables.lessonProgress.columns,
  key: (row) => row.user_id + row.lesson_id,
  merge: (earlier) => earlier,
  text: `
    insert into lesson_progress (user_id, lesson_id, completed_at)
    select user_id, lesson_id, completed_at from $given
    on conflict (user_id, lesson_id) do nothing`,
});

/** The event can complete the topic of any student, and it changes the review of every student who has answered the question. */
const ofEverybody = (): UserChange[] => [
  [null, 'stats'],
  [null, 'review'],
];

/** What each student has answered, read and completed, with totals. It has its own table of the questions that exist. */
export const progress: Projection = {
  name: 'progress',
  version: 1,
  tables: [
    tables.questionProgress,
    tables.lessonProgress,
    tables.topicProgress,
    tables.topicCompletion,
    tables.practiceQuestion,
    tables.practiceDeletedTopic,
    tables.studentStats,
  ],
  together: [['QuestionAnswered', 'LessonCompleted'], ['QuestionCreated']],
  on: {
    QuestionAnswered: ({ data, metadata, position }) => [
      recordAnswer({
        user_id: data.userId,
        question_id: data.questionId,
        correct: data.correct,
        xp_earned: data.xpEarned,
        attempts: 1,
        first_position: String(position),
        first_answered_at: metadata.occurredAt,
        last_answered_at: metadata.occurredAt,
        reviews: [[studyDayOf(metadata.occurredAt), data.correct]],
      }),
    ],
    LessonCompleted: ({ data, metadata }) => [
      completeLesson({ user_id: data.userId, lesson_id: data.lessonId, completed_at: metadata.occurredAt }),
    ],
    QuestionCreated: ({ data }) => [addQuestion({ question_id: data.questionId, topic_id: data.topicId })],
    QuestionUpdated: ({ data, metadata }) => [
      moveQuestion({ question_id: data.questionId, topic_id: data.topicId, at: metadata.occurredAt }),
    ],
    QuestionRestored: ({ data, metadata }) => [
      // The first statement moves a question that exists, the second one brings a deleted question back.
      moveQuestion({ question_id: data.questionId, topic_id: data.topicId, at: metadata.occurredAt }),
      restoreQuestion({ question_id: data.questionId, topic_id: data.topicId, at: metadata.occurredAt }),
    ],
    QuestionDeleted: ({ data, metadata }) => [
      removeQuestion({ question_id: data.questionId, at: metadata.occurredAt }),
    ],
    TopicDeleted: ({ data }) => [dropTopic({ topic_id: data.topicId })],
  },
  changes: {
    QuestionAnswered: ({ data }) => [
      [data.userId, 'user'],
      [data.userId, 'stats'],
      [data.userId, 'topics'],
      [data.userId, 'topic', data.topicId],
      [data.userId, 'review'],
    ],
    LessonCompleted: ({ data }) => [
      [data.userId, 'user'],
      [data.userId, 'topic', data.topicId],
    ],
    QuestionUpdated: ofEverybody,
    QuestionRestored: ofEverybody,
    QuestionDeleted: ofEverybody,
    TopicUpdated: () => [[null, 'review']],
    TopicRestored: () => [[null, 'review']],
    TopicDeleted: () => [[null, 'review']],
  },
};
