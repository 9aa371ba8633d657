import { boolean, column, int, nullable, numeric, table, timestamptz, uuid } from './table.ts';

// Counts are kept per question, option and strength, so that a page reads some hundred rows per question, however many students
// have answered it. The statistics are computed from them on reading.

/** Administrators: their answers and attempts do not count. */
export const analysisAdmin = table('analysis_admin', { user_id: uuid }, { primaryKey: ['user_id'] });

const key = { options: column<string[]>('jsonb'), correct_answer: int };

/**
 * The key of an exam's question at the exam versions from `from_version` to `until_version` - 1. `revision` is the first version since
 * when options and key are the same: only answers of one revision are comparable.
 */
export const examQuestionKey = table(
  'exam_question_key',
  {
    question_id: uuid,
    from_version: int,
    until_version: nullable(int),
    exam_id: uuid,
    ...key,
    is_pilot: boolean,
    revision: int,
  },
  { primaryKey: ['question_id', 'from_version'], indexes: [['exam_id']] },
);

/** The answers of a student's first attempt at an exam. The lists have the same order. */
export const collectedAnswers = table(
  'collected_answers',
  {
    attempt_id: uuid,
    exam_version: int,
    question_ids: column<string[]>('uuid[]'),
    selected_answers: column<(number | null)[]>('int[]'),
    seconds: column<number[]>('int[]'),
  },
  { primaryKey: ['attempt_id'] },
);

/** The present figures of the attempts that count. */
export const countedAttempt = table(
  'counted_attempt',
  {
    attempt_id: uuid,
    paes_score: int,
    correct: int,
    scored: int,
    voided: column<string[]>('jsonb'),
    /** The options that are right in corrected questions. Null: every student got the point. */
    accepted: column<Record<string, number[] | null>>('jsonb'),
  },
  { primaryKey: ['attempt_id'] },
);

/**
 * How many students chose an option (-1: none) and had `rest_correct` of `rest_scored` right in the other scored questions. No row has
 * 0 students.
 */
export const examChoice = table(
  'exam_choice',
  { question_id: uuid, revision: int, selected_answer: int, rest_correct: int, rest_scored: int, students: int },
  { primaryKey: ['question_id', 'revision', 'selected_answer', 'rest_correct', 'rest_scored'] },
);

/** How many students needed this many seconds. The last row contains all longer times. */
export const examAnswerTime = table(
  'exam_answer_time',
  { question_id: uuid, revision: int, seconds: int, students: int },
  { primaryKey: ['question_id', 'revision', 'seconds'] },
);

/** How many students have this result. No row has 0 students. */
export const examScore = table(
  'exam_score',
  { exam_id: uuid, paes_score: int, students: int },
  { primaryKey: ['exam_id', 'paes_score'] },
);

/** The present key of a practice question. `revision` is the question's version since when options and key are the same. */
export const practiceQuestionKey = table(
  'practice_question_key',
  { question_id: uuid, ...key, revision: int },
  { primaryKey: ['question_id'] },
);

/** The first answer of each student. The order of the primary key finds the newest answers of a question. */
export const firstAnswer = table(
  'first_answer',
  {
    question_id: uuid,
    position: numeric,
    user_id: uuid,
    question_version: int,
    selected_answer: int,
    correct: boolean,
  },
  { primaryKey: ['question_id', 'position'] },
);

/** How many students chose an option first. */
export const firstChoice = table(
  'first_choice',
  { question_id: uuid, question_version: int, selected_answer: int, students: int },
  { primaryKey: ['question_id', 'question_version', 'selected_answer'] },
);

/** How many students needed this many seconds for their first answer. */
export const firstAnswerTime = table(
  'first_answer_time',
  { question_id: uuid, question_version: int, seconds: int, students: int },
  { primaryKey: ['question_id', 'question_version', 'seconds'] },
);

/** First answers of a student, how many of them are correct, and when the last one was given. */
export const firstAnswerTotal = table(
  'first_answer_total',
  { user_id: uuid, answered: int, correct: int, last_at: timestamptz },
  { primaryKey: ['user_id'] },
);
