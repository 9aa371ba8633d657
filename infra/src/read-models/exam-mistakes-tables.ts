import { boolean, column, date, int, nullable, numeric, table, timestamptz, uuid } from './table.ts';

/** A question of a student's completed attempts that is wrong or empty in the latest one, until a right review. */
export const examMistake = table(
  'exam_mistake',
  {
    user_id: uuid,
    question_id: uuid,
    exam_id: uuid,
    /** The attempt that has the mistake. */
    attempt_id: uuid,
    /** The end of the attempt, or the latest wrong review. */
    missed_at: timestamptz,
  },
  { primaryKey: ['user_id', 'question_id'] },
);

/** The key of an exam's question at the exam versions from `from_version` to `until_version` - 1. */
export const examMistakeKey = table(
  'exam_mistake_key',
  {
    question_id: uuid,
    from_version: int,
    until_version: nullable(int),
    exam_id: uuid,
    correct_answer: int,
    is_pilot: boolean,
  },
  { primaryKey: ['question_id', 'from_version'], indexes: [['exam_id']] },
);

/** Every attempt, with its answers once it has ended: a corrected key can make another answer right. */
export const examMistakeAttempt = table(
  'exam_mistake_attempt',
  {
    attempt_id: uuid,
    user_id: uuid,
    exam_id: uuid,
    exam_version: int,
    ordinal: int,
    /** The two lists have the same order. */
    question_ids: column<string[]>('uuid[]'),
    selected_answers: column<(number | null)[]>('int[]'),
    /** Null: it runs, or was answered at random. */
    finished_at: nullable(timestamptz),
    /** Of its end in the log. */
    position: nullable(numeric),
    voided: column<string[]>('jsonb'),
    /** The options that are right in corrected questions. Null: every student got the point. */
    accepted: column<Record<string, number[] | null>>('jsonb'),
  },
  { primaryKey: ['attempt_id'], indexes: [['user_id', 'exam_id']] },
);

/** Every review of a question of a completed attempt. */
export const examQuestionReview = table(
  'exam_question_review',
  {
    user_id: uuid,
    question_id: uuid,
    /** Of the review in the log. */
    position: numeric,
    day: date,
    correct: boolean,
  },
  { primaryKey: ['user_id', 'question_id', 'position'] },
);
