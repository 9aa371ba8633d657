import { storageKeyCookie } from '@matraz/contracts/accounts/student-cookie';
import { browserStorage, tabStorage } from './browser-storage.ts';
import { cachedUser, clearCachedUser } from './cached-user.ts';
import { clearKeptPages } from './kept-page.ts';
import type { StorageKey } from './locked-storage.ts';

/** The cookie goes with the session, so the page that comes after a logout has the key from here. */
const KEY = 'matraz.storage-key';
const flagOf = (userId: string) => `matraz.locked.${userId}`;

/** Another tab may have locked the storage before this one wrote its last answer. */
let held: StorageKey | null = null;
let ready: Promise<void> | null = null;

const keyOfSession = () => new RegExp(`(?:^|; )(?:__Host-)?${storageKeyCookie}=([^;]*)`).exec(document.cookie)?.[1];
const load = () => import('./locked-storage.ts');

const lockAway = async (key: StorageKey) => {
  const { lock } = await load();
  if (await lock(key)) browserStorage.write(flagOf(key.userId), '1');
};

const bringBack = async (key: StorageKey) => {
  const { unlock } = await load();
  await unlock(key);
  browserStorage.remove(flagOf(key.userId));
};

/** A browser that refuses its storage has nothing to lock. */
const note = (error: unknown) => console.warn(error);

/** For the page of a student with a session: locks what another student left open, and opens the student's own. */
export const openStorage = (userId: string): void => {
  const left = browserStorage.readJson<StorageKey>(KEY);
  const key = keyOfSession();
  if (left && left.userId !== userId) ready = lockAway(left).catch(note);
  if (key === undefined) return;
  const own = { userId, key };
  held = own;
  browserStorage.write(KEY, JSON.stringify(own));
  if (browserStorage.read(flagOf(userId)) !== null)
    ready = Promise.resolve(ready)
      .then(() => bringBack(own))
      .catch(note);
};

/** When what the student left here at an earlier visit can be read. Null: now. */
export const storageReady = (): Promise<void> | null => ready;

const keyLeft = () => browserStorage.readJson<StorageKey>(KEY) ?? held;

/** Whether pending answers survive a logout. Not in a session of a release without keys. */
export const canLock = (): boolean => keyLeft() !== null && globalThis.crypto.subtle !== undefined;

/**
 * When the session is over: pending answers and drafts are encrypted for the student's next login, and everything else of the student is
 * deleted. Then this browser has no key that decrypts them.
 */
export const lockStorage = async (): Promise<void> => {
  const key = keyLeft();
  const hadExam = cachedUser() !== null;
  clearKeptPages();
  clearCachedUser();
  try {
    if (key) await lockAway(key);
    else if (hadExam) await (await load()).discardExams();
    browserStorage.remove(KEY);
  } catch (error) {
    note(error);
  }
};

/** Milliseconds. A browser that does not answer must not keep the session open. */
const LONGEST_WAIT = 3_000;

/** Before the logout of this student. What cannot be encrypted is deleted. */
export const leaveStorage = async (userId: string): Promise<void> => {
  const work = canLock() ? lockStorage() : load().then(({ discard }) => discard(userId));
  await Promise.race([work.catch(note), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
  clearKeptPages();
  clearCachedUser();
  for (const name of tabStorage.keys()) if (name.startsWith('matraz.')) tabStorage.remove(name);
};

/** Number of answers that the server does not have yet. */
export const countPending = async (userId: string): Promise<number> => {
  try {
    return await (await load()).countPending(userId);
  } catch {
    return 0;
  }
};
