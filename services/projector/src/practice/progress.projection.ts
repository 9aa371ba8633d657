import type { UserChange } from '@matraz/contracts/updates';
import * as tables from '@matraz/infra/read-models/practice-tables';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';
import { addQuestion, dropTopic, moveQuestion, removeQuestion, restoreQuestion } from './place-questions.ts';
import { recordAnswer } from './record-answers.ts';
import { studyDayOf } from './study-day-of.ts';

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
