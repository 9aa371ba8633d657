import type { ExtraTime } from '@matraz/contracts/classes/accommodations';
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

/** What a student gets in every ensayo, as it was set last. */
export const accommodation = table(
  'accommodation',
  { user_id: uuid, extra_time: column<ExtraTime>('int'), large_text: boolean, hides_timer: boolean },
  { primaryKey: ['user_id'] },
);
