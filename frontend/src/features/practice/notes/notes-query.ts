import type { ListedNotes } from '@matraz/contracts/practice/notes-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/net/api.ts';
import { isUnanswered } from '../../../shared/net/no-reply.ts';
import { keepList, listNotes, type StoredNotes, withChanges } from '../../../shared/notes/stored-notes.ts';
import { storageReady } from '../../../shared/session/storage-lock.ts';

interface AllNotes {
  list: ListedNotes[];
  /** The server did not answer: these are the notes that this browser has. */
  isKept: boolean;
}

const isSome = ({ isSaved, note, highlights }: ListedNotes) => isSaved || note !== '' || highlights.length > 0;

/** What the student changed counts, also before the server has it. */
const shown = (rows: readonly StoredNotes[]): ListedNotes[] =>
  rows
    .map(({ lessonId, lesson, changedAt, notes, changes }) => ({
      lessonId,
      lesson,
      changedAt,
      ...withChanges(notes, changes),
    }))
    .filter(isSome);

const placeOf = ({ lesson }: ListedNotes) => (lesson ? `${lesson.courseId} ${lesson.topicTitle}` : '~');

const readKept = async (userId: string): Promise<ListedNotes[]> => {
  await storageReady();
  const list = shown(await listNotes(userId));
  return list.sort((one, other) => placeOf(one).localeCompare(placeOf(other)));
};

const keepAll = async (userId: string, list: readonly ListedNotes[]) => {
  await storageReady();
  return keepList(userId, list);
};

/** All notes of the student. Without a network those of this browser. */
export const allNotes = (userId: string) =>
  queryOptions({
    queryKey: ['lesson-notes', userId],
    queryFn: async (): Promise<AllNotes> => {
      try {
        const list = await call('listLessonNotes');
        // A browser without a storage shows what the server has.
        const rows = await keepAll(userId, list).catch(() => null);
        return { list: rows ? shown(rows) : list, isKept: false };
      } catch (error) {
        const list = isUnanswered(error) ? await readKept(userId).catch(() => []) : [];
        if (list.length === 0) throw error;
        return { list, isKept: true };
      }
    },
    staleTime: 0,
    refetchOnReconnect: 'always',
  });

interface NotesOfTopic {
  /** Null: lessons that the student cannot see any more. */
  topic: { id: string; title: string; courseId: number } | null;
  notes: ListedNotes[];
}

/** In the order of the list. */
export const byTopic = (list: readonly ListedNotes[]): NotesOfTopic[] => {
  const groups = new Map<string | undefined, NotesOfTopic>();
  for (const notes of list) {
    const { lesson } = notes;
    const group = groups.get(lesson?.topicId) ?? {
      topic: lesson && { id: lesson.topicId, title: lesson.topicTitle, courseId: lesson.courseId },
      notes: [],
    };
    group.notes.push(notes);
    groups.set(lesson?.topicId, group);
  }
  return [...groups.values()];
};
