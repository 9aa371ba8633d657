import type { ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import type { ExamSubject } from '@matraz/contracts/exams/limits';
import type { ExamArea, Skill } from '@matraz/contracts/syllabus';
import { boolean, column, int, nullable, table, text, timestamptz, uuid } from './table.ts';

// The texts of questions and the answers are not in these tables. The api folds an exam or an attempt from the log at the version
// that counts, so that no page of an exam waits for the projector.

export const exam = table(
  'exam',
  {
    id: uuid,
    title: text,
    description: text,
    subject: column<ExamSubject>('text'),
    duration: int,
    total_questions: int,
    is_published: boolean,
    is_deleted: boolean,
    deleted_at: nullable(timestamptz),
  },
  { primaryKey: ['id'] },
);

/** The teachers whose exams they are. The other exams are the administrators'. */
export const examAuthor = table('exam_author', { exam_id: uuid, author_id: uuid }, { primaryKey: ['exam_id'] });

/** The breaks that students take at present. */
export const examBreak = table(
  'exam_break',
  { attempt_id: uuid, ends_at: timestamptz },
  { primaryKey: ['attempt_id'] },
);

/** A removed question keeps its row for earlier attempts: it belongs to the versions from `added_version` to `removed_version` - 1. */
export const examQuestion = table(
  'exam_question',
  {
    id: uuid,
    exam_id: uuid,
    is_pilot: boolean,
    is_voided: boolean,
    /** The newest correction of the question, also one that takes another back. */
    correction_id: nullable(uuid),
    added_version: int,
    removed_version: nullable(int),
    /** As they are now, unlike in an attempt. */
    topic_id: nullable(uuid),
    skill: nullable(column<Skill>('text')),
    area: nullable(column<ExamArea>('text')),
  },
  { primaryKey: ['id'], indexes: [['exam_id']] },
);

/** Starts and results are two tables, so that during an exam rows are only inserted. */
export const examAttempt = table(
  'exam_attempt',
  {
    id: uuid,
    user_id: uuid,
    exam_id: uuid,
    exam_version: int,
    exam_title: text,
    ordinal: int,
    started_at: timestamptz,
    deadline: timestamptz,
    /** Null: the time runs. */
    paused_at: nullable(timestamptz),
  },
  { primaryKey: ['id'], indexes: [['user_id', 'exam_id'], ['exam_id']] },
);

/**
 * Index of the open attempts: the metrics count them and the worker starts with them. Without it both would read all
 * attempts.
 */
export const openAttempt = table(
  'open_attempt',
  {
    attempt_id: uuid,
    /** Null: the attempt is paused, so it does not expire. */
    deadline: nullable(timestamptz),
  },
  { primaryKey: ['attempt_id'] },
);

export const examResult = table(
  'exam_result',
  {
    attempt_id: uuid,
    reason: column<Extract<ExamAttemptItem, { isCompleted: true }>['reason']>('text'),
    finished_at: timestamptz,
    time_elapsed: int,
    paes_score: int,
    correct: int,
    scored: int,
    answered: int,
    total: int,
    pilot_correct: int,
    pilot_answered: int,
    pilot_total: int,
    /** Ids of the voided questions that the result leaves out. */
    voided: column<string[]>('jsonb'),
    /** The corrections that the result knows: their ids by question. */
    corrections: column<Record<string, string>>('jsonb'),
  },
  { primaryKey: ['attempt_id'], indexes: [['finished_at']] },
);
