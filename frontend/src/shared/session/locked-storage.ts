import { type IDBPDatabase, openDB } from 'idb';
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
  notes: { attemptId: string }[];
  /** Drafts of teachers, by their name in `localStorage`. */
  drafts: Record<string, string>;
}

const EXAMS = 'matraz-exams';
const PICTURES = 'matraz-exam-pictures';
const draftsOf = (userId: string) => `matraz.draft/${userId}/`;

const openLocked = () =>
  openDB('matraz-locked', 1, {
    upgrade: (database) => void database.createObjectStore('locked', { autoIncrement: true }),
  });

/** The database of the exams is there only after the page of an exam has been opened. It is not created here. */
const withExams = async <Result>(use: (exams: IDBPDatabase) => Promise<Result>, otherwise: Result) => {
  let isMissing = false;
  const opening = openDB(EXAMS, undefined, {
    upgrade: (_database, _before, _now, transaction) => {
      isMissing = true;
      transaction.done.catch(() => {});
      transaction.abort();
    },
  });
  const exams = await opening.catch((error: unknown) => {
    if (isMissing) return null;
    throw error;
  });
  if (!exams) return otherwise;
  try {
    return await use(exams);
  } finally {
    exams.close();
  }
};

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
  const none: Left = { outbox: [], notes: [], drafts };
  return withExams(async (exams) => {
    const own = ((await exams.getAll('outbox')) as Left['outbox']).filter((answer) => answer.userId === userId);
    return { outbox: own, notes: await exams.getAll('notes'), drafts };
  }, none);
};

/** An answer that was chosen meanwhile stays. */
const remove = async ({ outbox, drafts }: Left) => {
  for (const name of Object.keys(drafts)) browserStorage.remove(name);
  await withExams(async (exams) => {
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
  if ('caches' in window) await caches.delete(PICTURES);
};

/** Encrypts before it deletes, so a page that is closed in between loses nothing. @returns whether something was encrypted */
export const lock = async (key: StorageKey): Promise<boolean> => {
  const left = await readLeft(key.userId);
  const isSome = left.outbox.length + left.notes.length + Object.keys(left.drafts).length > 0;
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

const restore = async ({ outbox, notes, drafts }: Left) => {
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
  // The page of the attempt may be open already.
  for (const attemptId of new Set(outbox.map((answer) => answer.attemptId))) {
    const tabs = new BroadcastChannel(`matraz-outbox-${attemptId}`);
    tabs.postMessage({ type: 'changed' });
    tabs.close();
  }
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
      if (text) await restore(JSON.parse(new TextDecoder().decode(text)) as Left);
      await locked.delete('locked', id);
    }
  } finally {
    locked.close();
  }
};

export const countPending = (userId: string): Promise<number> => readLeft(userId).then(({ outbox }) => outbox.length);
