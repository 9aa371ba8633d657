import { activityDay, lastStudyDay } from '@matraz/infra/read-models/practice-tables';
import { pick, uuid } from '@matraz/infra/read-models/table';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';
import { studyDayOf } from './study-day-of.ts';

/** `last_study_day` is written only when a student's latest day changes: most students answer many times a day. */
const addActivity = statement({
  name: 'add_activity',
  given: {
    ...pick(activityDay, ['day', 'practice_answers', 'exam_answers']),
    user_id: uuid,
  },
  key: (row) => row.user_id + row.day,
  merge: (earlier, later) => ({
    ...earlier,
    practice_answers: earlier.practice_answers + later.practice_answers,
    exam_answers: earlier.exam_answers + later.exam_answers,
  }),
  text: `
    with row as materialized (
      select day, user_id, practice_answers, exam_answers from $given
    ),
    studied as materialized (
      select row.user_id, max(row.day) as day, max(l.day) as before
      from row
      left join lateral (select l.day from last_study_day l where l.user_id = row.user_id offset 0) l on true
      group by row.user_id
      having max(row.day) > coalesce(max(l.day), '-infinity')
    ),
    kept as (
      insert into last_study_day (user_id, day)
      select user_id, day from studied
      on conflict (user_id) do update
      set day = excluded.day
    ),
    change as (
      select day, practice_answers, exam_answers, 0 as last_of from row
      union all
      select day, 0, 0, 1 from studied
      union all
      select before, 0, 0, -1 from studied where before is not null
    )
    insert into activity_day as d (day, practice_answers, exam_answers, last_of)
    select day, sum(practice_answers)::int, sum(exam_answers)::int, sum(last_of)::int from change
    group by day
    on conflict (day) do update
    set
      practice_answers = d.practice_answers + excluded.practice_answers,
      exam_answers = d.exam_answers + excluded.exam_answers,
      last_of = d.last_of + excluded.last_of`,
});

const none = { practice_answers: 0, exam_answers: 0 };

/** How much all students together do each day, and when each student was last active. */
const current: Projection = {
  name: 'student-activity',
  version: 3,
  tables: [activityDay, lastStudyDay],
  together: [['QuestionAnswered', 'LessonCompleted', 'ExamAttemptCompleted', 'ExamQuestionReviewed']],
  on: {
    QuestionAnswered: ({ data, metadata }) => [
      addActivity({ ...none, user_id: data.userId, day: studyDayOf(metadata.occurredAt), practice_answers: 1 }),
    ],
    LessonCompleted: ({ data, metadata }) => [
      addActivity({ ...none, user_id: data.userId, day: studyDayOf(metadata.occurredAt) }),
    ],
    ExamQuestionReviewed: ({ data, metadata }) => [
      addActivity({ ...none, user_id: data.userId, day: studyDayOf(metadata.occurredAt), practice_answers: 1 }),
    ],
    // An exam and its answers count on the day when it ended. A worker that was away records it later.
    ExamAttemptCompleted: ({ data }) => [
      addActivity({
        ...none,
        user_id: data.userId,
        day: studyDayOf(data.finishedAt),
        exam_answers: data.answered,
      }),
    ],
    // The student was active on that day all the same.
    ExamAttemptReopened: ({ data }) => [
      addActivity({
        ...none,
        user_id: data.userId,
        day: studyDayOf(data.finishedAt),
        exam_answers: -data.answered,
      }),
    ],
  },
  changes: {},
};

/** Without reviews of exam questions. */
const { ExamQuestionReviewed: _, ...before } = current.on;
const previous: Projection = { ...current, version: 1, on: before };

export const studentActivity: Projection = { ...current, previous };
