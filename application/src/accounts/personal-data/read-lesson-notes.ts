import type { Highlight } from '@matraz/contracts/practice/notes-http';
import type { ReadPart } from './part.ts';

interface NotesRow {
  lesson_id: string;
  title: string | null;
  is_saved: boolean;
  note: string;
  highlights: Highlight[];
  changed_at: Date;
}

export const readLessonNotes: ReadPart<'lessonNotes'> = async ({ pool }, userId) => {
  const { rows } = await pool.query<NotesRow>(
    `select n.lesson_id, l.title, n.is_saved, n.note, n.highlights,
       greatest(n.saved_at, n.note_at, n.highlights_at) as changed_at
     from accounts.lesson_notes n left join read.lesson l on l.id = n.lesson_id
     where n.user_id = $1 order by changed_at, n.lesson_id`,
    [userId],
  );
  return rows.map(({ lesson_id, title, is_saved, note, highlights, changed_at }) => ({
    lessonId: lesson_id,
    title,
    isSaved: is_saved,
    note,
    highlights: highlights.map(({ quote }) => quote),
    changedAt: changed_at.toISOString(),
  }));
};
