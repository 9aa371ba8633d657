import { chileDay } from '@matraz/domain/practice/calendar';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';

const addStudy = statement({
  name: 'add_study',
  given: { user_id: 'uuid', day: 'date', answers: 'int', lessons: 'int' },
  key: (row) => `${row.user_id} ${row.day}`,
  merge: (earlier, later) => ({
    ...earlier,
    answers: earlier.answers + later.answers,
    lessons: earlier.lessons + later.lessons,
  }),
  text: `
    insert into study_day (user_id, day, answers, lessons)
    select user_id, day, answers, lessons from $given
    on conflict (user_id, day) do update
    set answers = study_day.answers + excluded.answers, lessons = study_day.lessons + excluded.lessons`,
});

const mostHours = 10_000;
const dayOfHour = new Map<string, string>();

/** Chile's midnight falls on a full hour of UTC, so all instants of such an hour share their day; asking Intl for each is slow. */
const dayOf = (instant: string): string => {
  const hour = new Date(instant).toISOString().slice(0, 13);
  const known = dayOfHour.get(hour);
  if (known) return known;
  if (dayOfHour.size >= mostHours) dayOfHour.clear();
  const day = chileDay(new Date(instant));
  dayOfHour.set(hour, day);
  return day;
};

/** Days with an answer or a completed lesson, by Chile's calendar. */
export const studyDays: Projection = {
  name: 'study-days',
  version: 1,
  tables: `
    create table study_day (
      user_id uuid not null,
      day date not null,
      answers int not null,
      lessons int not null,
      primary key (user_id, day)
    );`,
  together: [['QuestionAnswered', 'LessonCompleted']],
  on: {
    QuestionAnswered: ({ data, metadata }) => [
      addStudy({ user_id: data.userId, day: dayOf(metadata.occurredAt), answers: 1, lessons: 0 }),
    ],
    LessonCompleted: ({ data, metadata }) => [
      addStudy({ user_id: data.userId, day: dayOf(metadata.occurredAt), answers: 0, lessons: 1 }),
    ],
  },
  touches: {
    QuestionAnswered: ({ data }) => [[data.userId, 'user']],
    LessonCompleted: ({ data }) => [[data.userId, 'user']],
  },
};
