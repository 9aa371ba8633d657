import { activityDay, lastStudyDay } from '@matraz/infra/read-models/practice-tables';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';
import { studyDayOf } from './study-day-of.ts';

const addAnswers = statement({
  name: 'add_answers',
  given: activityDay.columns,
  key: (row) => row.day,
  merge: (earlier, later) => ({
    day: earlier.day,
    practice_answers: earlier.practice_answers + later.practice_answers,
    exam_answers: earlier.exam_answers + later.exam_answers,
  }),
  text: `
    insert into activity_day as d (day, practice_answers, exam_answers)
    select day, practice_answers, exam_answers from $given
    on conflict (day) do update
    set
      practice_answers = d.practice_answers + excluded.practice_answers,
      exam_answers = d.exam_answers + excluded.exam_answers`,
});

/** Writes only students whose latest day changes: most students answer many times a day. */
const setLastDay = statement({
  name: 'set_last_day',
  given: lastStudyDay.columns,
  key: (row) => row.user_id,
  merge: (earlier, later) => (later.day > earlier.day ? later : earlier),
  text: `
    insert into last_study_day as l (user_id, day)
    select user_id, day from $given
    where not exists (select from last_study_day l where l.user_id = given.user_id and l.day >= given.day)
    on conflict (user_id) do update
    set day = excluded.day`,
});

/** How much all students together do each day, and when each student was last active. */
export const studentActivity: Projection = {
  name: 'student-activity',
  version: 1,
  tables: [activityDay, lastStudyDay],
  together: [['QuestionAnswered', 'LessonCompleted', 'ExamAnswerSaved', 'ExamAttemptCompleted']],
  on: {
    QuestionAnswered: ({ data, metadata }) => {
      const day = studyDayOf(metadata.occurredAt);
      return [addAnswers({ day, practice_answers: 1, exam_answers: 0 }), setLastDay({ user_id: data.userId, day })];
    },
    LessonCompleted: ({ data, metadata }) => [
      setLastDay({ user_id: data.userId, day: studyDayOf(metadata.occurredAt) }),
    ],
    ExamAnswerSaved: ({ data }) =>
      data.selectedAnswer === null
        ? []
        : [addAnswers({ day: studyDayOf(data.savedAt), practice_answers: 0, exam_answers: 1 })],
    ExamAttemptCompleted: ({ data }) => [setLastDay({ user_id: data.userId, day: studyDayOf(data.finishedAt) })],
  },
  changes: {},
};
