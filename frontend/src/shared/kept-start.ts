import type { User } from '@matraz/contracts/accounts/http';
import { studentCookie } from '@matraz/contracts/accounts/student-cookie';
import type { Dashboard } from '@matraz/contracts/dashboard-http';
import type { QueryClient } from '@tanstack/react-query';

const KEY = 'matraz.start';
/** Query keys of the parts, as the queries of the pages name them. */
const parts = ['courses', 'topics', 'review'] as const;

/** The student of the session. Undefined: there is no session, or it is from before a release that sends the cookie. */
export const sessionStudent = (): string | undefined =>
  new RegExp(`(?:^|; )(?:__Host-)?${studentCookie}=([^;]*)`).exec(document.cookie)?.[1];

const isOfAnother = (studentId: string): boolean => {
  const named = sessionStudent();
  return named !== undefined && named !== studentId;
};

/** What the start page showed last to this student in this browser; null when there is none. */
export const readKeptStart = (): Dashboard | null => {
  try {
    const start: Dashboard | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return start && isOfAnother(start.user.id) ? null : start;
  } catch {
    return null;
  }
};

/** At logout, and when the session is over. */
export const clearKeptStart = () => localStorage.removeItem(KEY);

const keepStart = (start: Dashboard) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(start));
  } catch {
    // The browser has no room. The next visit waits for the server.
  }
};

/** Replaces the student of what was kept, if it is the same one. */
export const keepUser = (user: User) => {
  const start = readKeptStart();
  if (start?.user.id === user.id) keepStart({ ...start, user });
};

/** Puts the parts of the start page, except the user, where its queries look. */
export const showStart = (queries: QueryClient, start: Dashboard) => {
  for (const part of parts) queries.setQueryData([part], start[part]);
};

/** Keeps a reply of the server, and what live updates made of it when the page is left. */
export const keepFrom = (queries: QueryClient, start: Dashboard) => {
  keepStart(start);
  addEventListener('pagehide', () => {
    const user = queries.getQueryData<Dashboard['user'] | null>(['user']);
    if (user?.id !== start.user.id || readKeptStart() === null) return;
    const now = parts.map((part) => [part, queries.getQueryData([part]) ?? start[part]]);
    keepStart({ ...start, user, ...Object.fromEntries(now) });
  });
};
