import type { User } from '@matraz/contracts/accounts/http';
import { studentCookie } from '@matraz/contracts/accounts/student-cookie';
import { browserStorage } from './browser-storage.ts';

/** The student of the session. Undefined: there is no session. */
export const sessionStudent = (): string | undefined =>
  new RegExp(`(?:^|; )(?:__Host-)?${studentCookie}=([^;]*)`).exec(document.cookie)?.[1];

const isOfAnother = (studentId: string): boolean => {
  const named = sessionStudent();
  return named !== undefined && named !== studentId;
};

const keys = ['matraz.start', 'matraz.topic', 'matraz.reference'] as const;

/** The session of this page is over: a reply that is on its way is not kept. */
let isCleared = false;

/** A page that this browser keeps for its student. Serves the goal of 1.0 s for warm pages. */
export const keptPage = <Kept extends { user: User }>(key: (typeof keys)[number]) => ({
  /** What the page showed last to this student; null when there is none. */
  read(): Kept | null {
    const kept = browserStorage.readJson<Kept>(key);
    return kept?.user && !isOfAnother(kept.user.id) ? kept : null;
  },
  /** When the browser has no room, the next visit waits for the server. */
  write(kept: Kept) {
    if (!isCleared) browserStorage.write(key, JSON.stringify(kept));
  },
  clear() {
    browserStorage.remove(key);
  },
});

/** At logout, and when the session is over. */
export const clearKeptPages = () => {
  isCleared = true;
  for (const key of keys) browserStorage.remove(key);
};
