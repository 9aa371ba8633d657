import {
  type ItemPlace,
  isTopicVisible,
  mayOpen,
  placeColumn,
  premiumColumn,
} from '@matraz/application/catalog/content-access';
import { isSomeNote } from '@matraz/application/practice/lesson-notes';
import { lessonNoteLimits } from '@matraz/contracts/practice/limits';
import type { ListedNotes } from '@matraz/contracts/practice/notes-http';
import type pg from 'pg';

interface NotesRow extends Omit<ListedNotes, 'changedAt' | 'lesson'>, ItemPlace {
  changedAt: Date;
  /** Null: the lesson is gone, or its topic became a draft. */
  title: string | null;
  topicId: string;
  topicTitle: string;
  courseId: number;
}

/** Selects all notes of a user by course and topic, in the order of the lessons. */
export const selectNotes = async (
  pool: pg.Pool,
  { userId, isAdmin, now }: { userId: string; isAdmin: boolean; now: Date },
): Promise<ListedNotes[]> => {
  const { rows } = await pool.query<NotesRow>(
    `select n.lesson_id as "lessonId", n.is_saved as "isSaved", n.note, n.highlights,
       greatest(n.saved_at, n.note_at, n.highlights_at) as "changedAt",
       l.title, t.id as "topicId", t.title as "topicTitle", t.course_id as "courseId", ${placeColumn},
       (select count(*) from read.lesson o
         where o.topic_id = l.topic_id and (o.order_index, o.id) < (l.order_index, l.id))::int as before,
       (select count(*) from read.lesson o where o.topic_id = l.topic_id)::int as total,
       ${premiumColumn}
     from accounts.lesson_notes n
     left join (read.lesson l join read.topic t on t.id = l.topic_id and ${isTopicVisible}) on l.id = n.lesson_id
     where n.user_id = $1 and ${isSomeNote}
     order by t.course_id, t.order_index, t.id, l.order_index, l.id, n.lesson_id
     limit $2`,
    [userId, lessonNoteLimits.lessons + 1, isAdmin],
  );
  return rows.map((row) => {
    const { lessonId, isSaved, note, highlights, changedAt, title, topicId, topicTitle, courseId } = row;
    const lesson =
      title === null ? null : { title, topicId, topicTitle, courseId, locked: !mayOpen('lessons', row, now) };
    return { lessonId, isSaved, note, highlights, changedAt: changedAt.toISOString(), lesson };
  });
};
