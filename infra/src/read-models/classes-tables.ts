import type { ResultRule } from '@matraz/contracts/assignments/limits';
import type { BreakMinutes, ExtraTime } from '@matraz/contracts/classes/accommodations';
import { boolean, column, int, nullable, table, text, timestamptz, uuid } from './table.ts';

export const classroom = table(
  'class',
  {
    id: uuid,
    name: text,
    year: int,
    is_archived: boolean,
    /** Null: closed. An expired one stays until it is renewed. */
    code: nullable(text),
    code_expires_at: nullable(timestamptz),
  },
  { primaryKey: ['id'], indexes: [['code']] },
);

export const classTeacher = table(
  'class_teacher',
  { class_id: uuid, user_id: uuid },
  { primaryKey: ['class_id', 'user_id'], indexes: [['user_id']] },
);

export const classStudent = table(
  'class_student',
  { class_id: uuid, user_id: uuid, joined_at: timestamptz },
  { primaryKey: ['class_id', 'user_id'], indexes: [['user_id']] },
);

/** Who may teach. */
export const teacher = table('teacher', { user_id: uuid, since: timestamptz }, { primaryKey: ['user_id'] });

/** Teachers who publish their own exams. */
export const publisher = table('publisher', { user_id: uuid }, { primaryKey: ['user_id'] });

/** What a student gets in every ensayo, as it was set last. */
export const accommodation = table(
  'accommodation',
  {
    user_id: uuid,
    extra_time: column<ExtraTime>('int'),
    large_text: boolean,
    hides_timer: boolean,
    breaks: column<BreakMinutes>('int'),
  },
  { primaryKey: ['user_id'] },
);

/** What a teacher assigned to a class. */
export const assignment = table(
  'assignment',
  {
    id: uuid,
    class_id: uuid,
    /** One of the two. */
    exam_id: nullable(uuid),
    topic_id: nullable(uuid),
    opens_at: timestamptz,
    closes_at: timestamptz,
    last_start_at: nullable(timestamptz),
    attempts: int,
    results: column<ResultRule>('text'),
    access_word: nullable(text),
    mixes_questions: boolean,
    mixes_options: boolean,
    /** Null: a teacher did not release the results. */
    released_at: nullable(timestamptz),
    is_withdrawn: boolean,
  },
  { primaryKey: ['id'], indexes: [['class_id'], ['exam_id']] },
);

/** The attempts under an assignment. */
export const assignedAttempt = table(
  'assigned_attempt',
  { attempt_id: uuid, assignment_id: uuid, user_id: uuid, exam_id: uuid },
  { primaryKey: ['attempt_id'], indexes: [['assignment_id'], ['user_id', 'exam_id']] },
);
