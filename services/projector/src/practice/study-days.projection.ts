import { studyDay } from '@matraz/infra/read-models/practice-tables';
import { pick } from '@matraz/infra/read-models/table';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';
import { studyDayOf } from './study-day-of.ts';

const amounts = ['answers', 'correct', 'first_attempts', 'lessons', 'exams', 'xp'] as const;
const none = { answers: 0, correct: 0, first_attempts: 0, lessons: 0, exams: 0, xp: 0 };

const addStudy = statement({
  name: 'add_study',
  given: studyDay.columns,
  key: (row) => row.user_id + row.day,
  merge: (earlier, later) => ({
    ...earlier,
    answers: earlier.answers + later.answers,
    correct: earlier.correct + later.correct,
    first_attempts: earlier.first_attempts + later.first_attempts,
    lessons: earlier.lessons + later.lessons,
    exams: earlier.exams + later.exams,
    xp: earlier.xp + later.xp,
  }),
  text: `
    insert into study_day (user_id, day, ${amounts})
    select user_id, day, ${amounts} from $given
    on conflict (user_id, day) do update
    set ${amounts.map((amount) => `${amount} = study_day.${amount} + excluded.${amount}`)}`,
});

/** Without the exam the student may have done nothing on that day. */
const takeExamBack = statement({
  name: 'take_exam_back',
  given: pick(studyDay, ['user_id', 'day', 'exams']),
  key: (row) => row.user_id + row.day,
  merge: (earlier, later) => ({ ...earlier, exams: earlier.exams + later.exams }),
  text: `
    with emptied as (
      delete from study_day d
      using $given
      where d.user_id = given.user_id
      and d.day = given.day
      and d.exams = given.exams
      and d.answers = 0
      and d.lessons = 0
    )
    update study_day d
    set exams = d.exams - given.exams
    from $given
    where d.user_id = given.user_id
    and d.day = given.day
    and not (d.exams = given.exams and d.answers = 0 and d.lessons = 0)`,
});

/** The days in Chile with an answer, a completed lesson or a completed exam, and the amounts of each day. */
const current: Projection = {
  name: 'study-days',
  version: 3,
  tables: [studyDay],
  together: [['QuestionAnswered', 'LessonCompleted', 'ExamAttemptCompleted', 'ExamQuestionReviewed']],
  on: {
    QuestionAnswered: ({ data, metadata }) => [
      addStudy({
        ...none,
        user_id: data.userId,
        day: studyDayOf(metadata.occurredAt),
        answers: 1,
        correct: data.correct ? 1 : 0,
        first_attempts: data.firstAttempt ? 1 : 0,
        xp: data.xpEarned,
      }),
    ],
    LessonCompleted: ({ data, metadata }) => [
      addStudy({ ...none, user_id: data.userId, day: studyDayOf(metadata.occurredAt), lessons: 1 }),
    ],
    ExamQuestionReviewed: ({ data, metadata }) => [
      addStudy({
        ...none,
        user_id: data.userId,
        day: studyDayOf(metadata.occurredAt),
        answers: 1,
        correct: data.correct ? 1 : 0,
      }),
    ],
    // `finishedAt` is at most the deadline, also when the attempt is completed later.
    ExamAttemptCompleted: ({ data }) => [
      addStudy({ ...none, user_id: data.userId, day: studyDayOf(data.finishedAt), exams: 1 }),
    ],
    ExamAttemptReopened: ({ data }) => [
      takeExamBack({ user_id: data.userId, day: studyDayOf(data.finishedAt), exams: 1 }),
    ],
  },
  changes: {
    QuestionAnswered: ({ data }) => [
      [data.userId, 'user'],
      [data.userId, 'activity'],
    ],
    LessonCompleted: ({ data }) => [
      [data.userId, 'user'],
      [data.userId, 'activity'],
    ],
    ExamAttemptCompleted: ({ data }) => [
      [data.userId, 'user'],
      [data.userId, 'activity'],
    ],
    ExamAttemptReopened: ({ data }) => [
      [data.userId, 'user'],
      [data.userId, 'activity'],
    ],
    ExamQuestionReviewed: ({ data }) => [
      [data.userId, 'user'],
      [data.userId, 'activity'],
      [data.userId, 'path'],
    ],
  },
};

/** Without reviews of exam questions. */
const { ExamQuestionReviewed: _, ...before } = current.on;
const previous: Projection = { ...current, version: 1, on: before };

export const studyDays: Projection = { ...current, previous };
