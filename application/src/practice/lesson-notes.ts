import { lessonNoteLimits } from '@matraz/contracts/practice/limits';
import type { LessonNotes } from '@matraz/contracts/practice/notes-http';
import { DomainError } from '@matraz/domain/errors';
import type pg from 'pg';
import { type AskedLesson, requireOpenLesson } from './open-lesson.ts';

type OwnLesson = Pick<AskedLesson, 'userId' | 'lessonId'>;

const columns = 'is_saved as "isSaved", note, highlights';
const nothing: LessonNotes = { isSaved: false, note: '', highlights: [] };

/** SQL: something is left of notes `n`. An empty row keeps the times of its parts. */
export const isSomeNote = `(n.is_saved or n.note <> '' or n.highlights <> '[]')`;

/** @throws DomainError lesson_not_found, premium_required */
export const readLessonNotes = async (pool: pg.Pool, asked: AskedLesson, now: Date): Promise<LessonNotes> => {
  await requireOpenLesson(pool, asked, now);
  const { rows } = await pool.query<LessonNotes>(
    `select ${columns} from accounts.lesson_notes where user_id = $1 and lesson_id = $2`,
    [asked.userId, asked.lessonId],
  );
  return rows[0] ?? nothing;
};

const requireRoom = async (pool: pg.Pool, { userId, lessonId }: OwnLesson): Promise<void> => {
  const { rows } = await pool.query<{ others: string }>(
    `select count(*) as others from accounts.lesson_notes n where n.user_id = $1 and n.lesson_id <> $2 and ${isSomeNote}`,
    [userId, lessonId],
  );
  if (Number(rows[0]?.others) >= lessonNoteLimits.lessons) throw new DomainError('too_many_notes');
};

/** A part that is missing keeps what the server has. */
type Changes = { [Part in keyof LessonNotes]?: LessonNotes[Part] | undefined } & { changedAt: Date };

/**
 * Changes parts of the notes on a lesson. The last change of each part counts, by the time at which the student made it.
 *
 * @returns what is kept now
 * @throws DomainError lesson_not_found, premium_required, too_many_notes
 */
export const changeLessonNotes = async (
  pool: pg.Pool,
  asked: AskedLesson,
  { isSaved, note, highlights, changedAt }: Changes,
  now: Date,
): Promise<LessonNotes> => {
  await requireOpenLesson(pool, asked, now);
  await requireRoom(pool, asked);
  const { rows } = await pool.query<LessonNotes>(
    `insert into accounts.lesson_notes as kept
       (user_id, lesson_id, is_saved, note, highlights, saved_at, note_at, highlights_at)
     select $1, $2, coalesce($3, false), coalesce($4, ''), coalesce($5::jsonb, '[]'),
       case when $3::boolean is null then '-infinity' else at end,
       case when $4::text is null then '-infinity' else at end,
       case when $5::jsonb is null then '-infinity' else at end
     from (select $6::timestamptz as at) change
     on conflict (user_id, lesson_id) do update set
       is_saved = case when excluded.saved_at >= kept.saved_at then excluded.is_saved else kept.is_saved end,
       note = case when excluded.note_at >= kept.note_at then excluded.note else kept.note end,
       highlights = case when excluded.highlights_at >= kept.highlights_at then excluded.highlights else kept.highlights end,
       saved_at = greatest(excluded.saved_at, kept.saved_at),
       note_at = greatest(excluded.note_at, kept.note_at),
       highlights_at = greatest(excluded.highlights_at, kept.highlights_at)
     returning ${columns}`,
    [
      asked.userId,
      asked.lessonId,
      isSaved ?? null,
      note ?? null,
      highlights ? JSON.stringify(highlights) : null,
      changedAt < now ? changedAt : now,
    ],
  );
  return rows[0] ?? nothing;
};

/** Also of a lesson that the student cannot see any more. */
export const deleteLessonNotes = async (pool: pg.Pool, { userId, lessonId }: OwnLesson): Promise<void> => {
  await pool.query('delete from accounts.lesson_notes where user_id = $1 and lesson_id = $2', [userId, lessonId]);
};
