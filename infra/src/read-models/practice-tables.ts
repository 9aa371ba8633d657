import type { ExamSubject } from '@matraz/contracts/exams/limits';
import { boolean, column, date, int, nullable, numeric, table, timestamptz, uuid } from './table.ts';

/** The first answer of a day. Spaced review does not use the later answers of that day. */
export type Review = readonly [day: string, correct: boolean];

export const questionProgress = table(
  'question_progress',
  {
    user_id: uuid,
    question_id: uuid,
    /** The latest answer. */
    correct: boolean,
    xp_earned: int,
    attempts: int,
    first_position: numeric,
    first_answered_at: timestamptz,
    last_answered_at: timestamptz,
    /** In the order of the log. */
    reviews: column<readonly Review[]>('jsonb'),
  },
  // The index is for a deleted question that is restored. The projector would read all answers for it, and all students would wait.
  { primaryKey: ['user_id', 'question_id'], indexes: [['question_id']] },
);

export const lessonProgress = table(
  'lesson_progress',
  { user_id: uuid, lesson_id: uuid, completed_at: timestamptz },
  { primaryKey: ['user_id', 'lesson_id'] },
);

/**
 * `answered` counts the questions that the topic has now and the student has answered. Because of this count, the check for
 * a complete topic costs the same for any number of answers.
 */
export const topicProgress = table(
  'topic_progress',
  { topic_id: uuid, user_id: uuid, answered: int },
  { primaryKey: ['topic_id', 'user_id'] },
);

/** A completion stays when the topic's content is deleted. */
export const topicCompletion = table(
  'topic_completion',
  { user_id: uuid, topic_id: uuid, completed_at: timestamptz },
  { primaryKey: ['user_id', 'topic_id'] },
);

/** The topic of each question: the practice projection reads no table of the catalog. */
export const practiceQuestion = table(
  'practice_question',
  { question_id: uuid, topic_id: uuid },
  { primaryKey: ['question_id'], indexes: [['topic_id']] },
);

/** A question that is recorded after the deletion of its topic must not appear in it. */
export const practiceDeletedTopic = table('practice_deleted_topic', { id: uuid }, { primaryKey: ['id'] });

/** Totals stay when content is deleted. */
export const studentStats = table(
  'student_stats',
  { user_id: uuid, questions_answered: int, questions_correct: int, topics_completed: int },
  { primaryKey: ['user_id'] },
);

export const studentXp = table('student_xp', { user_id: uuid, xp: int }, { primaryKey: ['user_id'] });

export const studyDay = table(
  'study_day',
  {
    user_id: uuid,
    day: date,
    answers: int,
    correct: int,
    first_attempts: int,
    lessons: int,
    exams: int,
    xp: int,
  },
  { primaryKey: ['user_id', 'day'] },
);

/**
 * Answers of a day in Chile, of all students. An exam answer that is changed counts again. `last_of` is how many students have it as their
 * latest study day.
 */
export const activityDay = table(
  'activity_day',
  { day: date, practice_answers: int, exam_answers: int, last_of: int },
  { primaryKey: ['day'] },
);

/** What each student wants to reach. Null: skipped. */
export const studyGoals = table(
  'study_goals',
  {
    user_id: uuid,
    mention: nullable(column<ExamSubject>('text')),
    exam_date: nullable(date),
    goal_score: nullable(int),
    minutes_a_day: nullable(int),
  },
  { primaryKey: ['user_id'] },
);

/** The latest study day of each student. */
export const lastStudyDay = table('last_study_day', { user_id: uuid, day: date }, { primaryKey: ['user_id'] });
