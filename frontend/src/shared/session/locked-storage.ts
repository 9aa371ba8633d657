import { type IDBPDatabase, openDB } from 'idb';
import { clearNotes, listPending, restoreNotes, type StoredNotes } from '../notes/stored-notes.ts';
import { setPendingFlag } from '../outbox/pending-flag.ts';
import { browserStorage } from './browser-storage.ts';

/** The key of what a student left in this browser. */
export interface StorageKey {
  userId: string;
  /** 32 bytes in base64url. */
  key: string;
}

/** What a student left, encrypted. The rest of the row names no person and no content. */
interface Locked {
  userId: string;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** What is encrypted, as JSON. */
interface Left {
  outbox: { attemptId: string; questionId: string; userId: string }[];
  /** Answers of practice. An older release left none. */
  practice?: { key: string; userId: string }[];
  notes: { attemptId: string }[];
  /** Notes on lessons that wait to be sent. Missing: an earlier release wrote it. */
  lessonNotes?: StoredNotes[];
  /** Drafts of teachers, by their name in `localStorage`. */
  drafts: Record<string, string>;
}

const EXAMS = 'matraz-exams';
const PRACTICE = 'matraz-practice';
const pictures = ['matraz-exam-pictures', 'matraz-topic-pictures'];
const draftsOf = (userId: string) => `matraz.draft/${userId}/`;

const openLocked = () =>
  openDB('matraz-locked', 1, {
    upgrade: (database) => void database.createObjectStore('locked', { autoIncrement: true }),
  });

/** A database is there only after a page that needs it has been opened. It is not created here. */
const withDatabase = async <Result>(
  name: string,
  use: (database: IDBPDatabase) => Promise<Result>,
  otherwise: Result,
): Promise<Result> => {
  let isMissing = false;
  const opening = openDB(name, undefined, {
    upgrade: (_database, _before, _now, transaction) => {
      isMissing = true;
      transaction.done.catch(() => {});
      transaction.abort();
    },
  });
  const database = await opening.catch((error: unknown) => {
    if (isMissing) return null;
    throw error;
  });
  if (!database) return otherwise;
  try {
    return await use(database);
  } finally {
    database.close();
  }
};

const withExams = <Result>(use: (exams: IDBPDatabase) => Promise<Result>, otherwise: Result) =>
  withDatabase(EXAMS, use, otherwise);

const readPractice = (userId: string) =>
  withDatabase<NonNullable<Left['practice']>>(
    PRACTICE,
    async (database) =>
      ((await database.getAll('outbox')) as NonNullable<Left['practice']>).filter((answer) => answer.userId === userId),
    [],
  );

/** A fault of one storage must not keep the other from being locked. */
const orNothing = <Result>(work: Promise<Result>) =>
  work.catch((error: unknown) => {
    console.warn(error);
    return undefined;
  });

const importKey = ({ key }: StorageKey) => {
  const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

const readLeft = async (userId: string): Promise<Left> => {
  const drafts = Object.fromEntries(
    browserStorage
      .keys()
      .filter((name) => name.startsWith(draftsOf(userId)))
      .map((name) => [name, browserStorage.read(name) ?? '']),
  );
  const practice = await orNothing(readPractice(userId));
  const lessonNotes = await orNothing(listPending(userId));
  const none: Left = { outbox: [], practice, notes: [], lessonNotes, drafts };
  const read = withExams<Left>(async (exams) => {
    const own = ((await exams.getAll('outbox')) as Left['outbox']).filter((answer) => answer.userId === userId);
    return { ...none, outbox: own, notes: await exams.getAll('notes') };
  }, none);
  return (await orNothing(read)) ?? none;
};

/** An answer that was chosen meanwhile stays. */
const removeExams = (outbox: Left['outbox']) =>
  withExams(async (exams) => {
    const transaction = exams.transaction(['outbox', 'notes', 'attempts'], 'readwrite');
    const answers = transaction.objectStore('outbox');
    for (const left of outbox) {
      const at = [left.attemptId, left.questionId];
      if (JSON.stringify(await answers.get(at)) === JSON.stringify(left)) await answers.delete(at);
    }
    await transaction.objectStore('notes').clear();
    await transaction.objectStore('attempts').clear();
    await transaction.done;
  }, undefined);

const removePractice = (practice: NonNullable<Left['practice']>) =>
  withDatabase(
    PRACTICE,
    async (database) => {
      const transaction = database.transaction('outbox', 'readwrite');
      for (const { key } of practice) await transaction.store.delete(key);
      await transaction.done;
    },
    undefined,
  );

const remove = async ({ outbox, practice = [], drafts }: Left) => {
  for (const name of Object.keys(drafts)) browserStorage.remove(name);
  await orNothing(clearNotes());
  await orNothing(removeExams(outbox));
  if (practice.length > 0) await orNothing(removePractice(practice));
  if ('caches' in window) await Promise.all(pictures.map((name) => caches.delete(name)));
};

const countAnswers = ({ outbox, practice = [] }: Left) => outbox.length + practice.length;

/** Encrypts before it deletes, so a page that is closed in between loses nothing. @returns whether something was encrypted */
export const lock = async (key: StorageKey): Promise<boolean> => {
  const left = await readLeft(key.userId);
  const { notes, lessonNotes = [], drafts } = left;
  const isSome = countAnswers(left) + notes.length + lessonNotes.length + Object.keys(drafts).length > 0;
  if (isSome) {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(left));
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await importKey(key), text);
    const locked = await openLocked();
    await locked.add('locked', { userId: key.userId, iv, data } satisfies Locked);
    locked.close();
  }
  await remove(left);
  return isSome;
};

/** For a session without a key: also what the server does not have is deleted. */
export const discard = async (userId: string): Promise<void> => remove(await readLeft(userId));

/** What a page of the ended session wrote late. */
export const discardExams = (): Promise<void> => remove({ outbox: [], notes: [], drafts: {} });

const tellTabs = (outbox: string) => {
  const tabs = new BroadcastChannel(`matraz-outbox-${outbox}`);
  tabs.postMessage({ type: 'changed' });
  tabs.close();
};

const restorePractice = async (userId: string, practice: NonNullable<Left['practice']>) => {
  if (practice.length === 0) return;
  await withDatabase(
    PRACTICE,
    async (database) => {
      const transaction = database.transaction('outbox', 'readwrite');
      for (const answer of practice) await transaction.store.put(answer);
      await transaction.done;
    },
    undefined,
  );
  setPendingFlag('practice', userId, true);
  tellTabs(`practice-${userId}`);
};

const restore = async (userId: string, { outbox, notes, lessonNotes = [], drafts }: Left) => {
  await orNothing(restoreNotes(lessonNotes));
  for (const [name, draft] of Object.entries(drafts)) {
    if (browserStorage.read(name) === null) browserStorage.write(name, draft);
  }
  if (outbox.length + notes.length === 0) return;
  await withExams(async (exams) => {
    const transaction = exams.transaction(['outbox', 'notes'], 'readwrite');
    const answers = transaction.objectStore('outbox');
    for (const left of outbox) {
      if (!(await answers.get([left.attemptId, left.questionId]))) await answers.put(left);
    }
    const noted = transaction.objectStore('notes');
    for (const note of notes) if (!(await noted.get(note.attemptId))) await noted.put(note);
    await transaction.done;
  }, undefined);
  if (outbox.length > 0) setPendingFlag('exam', userId, true);
  // The page of the attempt may be open already.
  for (const attemptId of new Set(outbox.map((answer) => answer.attemptId))) tellTabs(attemptId);
};

/** Puts back what was encrypted for the student. What was written since stays. */
export const unlock = async (key: StorageKey): Promise<void> => {
  const locked = await openLocked();
  try {
    for (const id of await locked.getAllKeys('locked')) {
      const { userId, iv, data } = (await locked.get('locked', id)) as Locked;
      if (userId !== key.userId) continue;
      // A key of another installation opens nothing, now or later.
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await importKey(key), data).catch(() => null);
      if (text) {
        const left = JSON.parse(new TextDecoder().decode(text)) as Left;
        await restore(userId, left);
        await restorePractice(userId, left.practice ?? []);
      }
      await locked.delete('locked', id);
    }
  } finally {
    locked.close();
  }
};

export const countPending = (userId: string): Promise<number> => readLeft(userId).then(countAnswers);
