import type { LessonNotes, ListedNotes } from '@matraz/contracts/practice/notes-http';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { setPendingFlag } from '../outbox/pending-flag.ts';

/** A part with a new value, and when the student changed it, by the server's clock. */
export type Changes = { [Part in keyof LessonNotes]?: { value: LessonNotes[Part]; at: string } };

/** The notes on a lesson in this browser. */
export interface StoredNotes {
  userId: string;
  lessonId: string;
  /** Of the server's last reply. */
  notes: LessonNotes;
  /** What the server does not have yet. */
  changes: Changes;
  lesson: ListedNotes['lesson'];
  changedAt: string;
}

interface NotesDatabase extends DBSchema {
  lessons: { key: [userId: string, lessonId: string]; value: StoredNotes };
}

let opened: Promise<IDBPDatabase<NotesDatabase>> | undefined;
const forget = () => {
  opened = undefined;
};

const open = async () => {
  // Firefox has none in some private windows.
  if (!globalThis.indexedDB) throw new DOMException('The browser has no storage', 'NotSupportedError');
  return openDB<NotesDatabase>('matraz-notes', 1, {
    upgrade: (database) => void database.createObjectStore('lessons', { keyPath: ['userId', 'lessonId'] }),
    // Another page deletes the database, or needs another version.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
};

const openOnce = () => {
  opened ??= open();
  opened.catch(forget);
  return opened;
};

/** @throws DOMException when the browser has no storage for this site */
const inStore = async <Result>(
  use: (lessons: ReturnType<typeof startWrite>['store']) => Promise<Result>,
): Promise<Result> => {
  const transaction = startWrite(await openOnce());
  const result = await use(transaction.store);
  await transaction.done;
  return result;
};

const startWrite = (database: IDBPDatabase<NotesDatabase>) => database.transaction('lessons', 'readwrite');

const nothing: LessonNotes = { isSaved: false, note: '', highlights: [] };

const rowsOf = (userId: string) => IDBKeyRange.bound([userId], [userId, []]);

const isPending = ({ changes }: Pick<StoredNotes, 'changes'>) => Object.keys(changes).length > 0;

/** The notes with what the student changed since. */
export const withChanges = (notes: LessonNotes, { isSaved, note, highlights }: Changes): LessonNotes => ({
  isSaved: isSaved ? isSaved.value : notes.isSaved,
  note: note ? note.value : notes.note,
  highlights: highlights ? highlights.value : notes.highlights,
});

/** The changes that are left after the server has some of them. A part that was changed again meanwhile stays. */
export const withoutSent = (changes: Changes, sent: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([part, { at }]) => sent[part as keyof Changes]?.at !== at),
  ) as Changes;

export const readNotes = async (userId: string, lessonId: string) =>
  (await openOnce()).get('lessons', [userId, lessonId]);

export const listNotes = async (userId: string) => (await openOnce()).getAll('lessons', rowsOf(userId));

/** Keeps changes until the server has them. */
export const keepChanges = async (row: StoredNotes): Promise<void> => {
  await inStore(async (lessons) => {
    const before = await lessons.get([row.userId, row.lessonId]);
    await lessons.put({ ...row, changes: { ...before?.changes, ...row.changes } });
  });
  setPendingFlag('notes', row.userId, true);
};

/** Keeps a reply of the server. @param sent the changes that it has now */
export const keepReply = (row: Omit<StoredNotes, 'changes'>, sent: Changes): Promise<void> =>
  inStore(async (lessons) => {
    const before = await lessons.get([row.userId, row.lessonId]);
    await lessons.put({ ...row, changes: withoutSent(before?.changes ?? {}, sent) });
  });

/** Keeps the list of the server. It is complete: an opened lesson that is not in it has no notes, and can be noted offline. */
export const keepList = (userId: string, list: readonly ListedNotes[]): Promise<StoredNotes[]> =>
  inStore(async (lessons) => {
    const others = new Map((await lessons.getAll(rowsOf(userId))).map((row) => [row.lessonId, row]));
    const rows: StoredNotes[] = list.map(({ lessonId, lesson, changedAt, ...notes }) => {
      const changes = others.get(lessonId)?.changes ?? {};
      others.delete(lessonId);
      return { userId, lessonId, lesson, changedAt, notes, changes };
    });
    for (const row of others.values()) rows.push({ ...row, notes: nothing });
    for (const row of rows) await lessons.put(row);
    return rows;
  });

export const forgetNotes = (userId: string, lessonId: string): Promise<void> =>
  inStore((lessons) => lessons.delete([userId, lessonId]));

/** For the end of a session: what the server does not have yet. */
export const listPending = async (userId: string) => (await listNotes(userId)).filter(isPending);

export const clearNotes = (): Promise<void> => inStore((lessons) => lessons.clear());

/** Puts back what `listPending` gave. What was written since stays. */
export const restoreNotes = async (rows: readonly StoredNotes[]): Promise<void> => {
  if (rows.length === 0) return;
  await inStore(async (lessons) => {
    for (const row of rows) if (!(await lessons.get([row.userId, row.lessonId]))) await lessons.put(row);
  });
  for (const { userId } of rows) setPendingFlag('notes', userId, true);
};
