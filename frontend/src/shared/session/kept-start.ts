import type { User } from '@matraz/contracts/accounts/http';
import type { Dashboard } from '@matraz/contracts/dashboard-http';
import type { QueryClient } from '@tanstack/react-query';
import { keptPage } from './kept-page.ts';

const kept = keptPage<Dashboard>('matraz.start');
/** Query keys of the parts, as the queries of the pages name them. */
const parts = ['courses', 'topics', 'review', 'path'] as const;

export const readKeptStart = kept.read;

/** Updates the student in the kept data, if it is the same student. */
export const keepUser = (user: User) => {
  const start = kept.read();
  if (start?.user.id === user.id) kept.write({ ...start, user });
};

/** Puts the parts of the start page, except the user, where its queries look. */
export const showStart = (queries: QueryClient, start: Dashboard) => {
  for (const part of parts) queries.setQueryData([part], start[part]);
};

/** Keeps a reply of the server, and what live updates made of it when the page is left. */
export const keepFrom = (queries: QueryClient, start: Dashboard) => {
  kept.write(start);
  addEventListener('pagehide', () => {
    const user = queries.getQueryData<Dashboard['user'] | null>(['user']);
    if (user?.id !== start.user.id || kept.read() === null) return;
    const now = parts.map((part) => [part, queries.getQueryData([part]) ?? start[part]]);
    kept.write({ ...start, user, ...Object.fromEntries(now) });
  });
};
