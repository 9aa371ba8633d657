import type { Projection, Touch } from '../projection.ts';
import { statement } from '../statement.ts';
import { studyDayOf } from './study-day-of.ts';

/** A later answer of the same day does not count: the student has just been shown the key. */
const addReview = statement({
  name: 'add_review',
  given: { user_id: 'uuid', question_id: 'uuid', day: 'date', correct: 'boolean' },
  key: (row) => row.user_id + row.question_id + row.day,
  merge: (earlier) => earlier,
  text: `
    insert into question_review (user_id, question_id, day, correct)
    select user_id, question_id, day, correct from $given
    on conflict (user_id, question_id, day) do nothing`,
});

const ofEverybody = (): Touch[] => [[null, 'review']];
const ofOne = ({ data }: { data: { userId: string } }): Touch[] => [[data.userId, 'review']];

/** What the schedule of spaced review is computed from. What falls due is no matter of events, so it is not kept here. */
export const reviews: Projection = {
  name: 'reviews',
  version: 1,
  tables: `
    create table question_review (
      user_id uuid not null,
      question_id uuid not null,
      day date not null,
      correct boolean not null,
      primary key (user_id, question_id, day)
    );`,
  together: [['QuestionAnswered']],
  on: {
    QuestionAnswered: ({ data, metadata }) => [
      addReview({
        user_id: data.userId,
        question_id: data.questionId,
        day: studyDayOf(metadata.occurredAt),
        correct: data.correct,
      }),
    ],
  },
  touches: {
    QuestionAnswered: ofOne,
    // A round shows questions with their topics, and only what is open.
    QuestionUpdated: ofEverybody,
    QuestionDeleted: ofEverybody,
    TopicUpdated: ofEverybody,
    TopicDeleted: ofEverybody,
    PremiumGranted: ofOne,
    PremiumRevoked: ofOne,
  },
};
