import type { QueryClient } from '@tanstack/react-query';
import { call } from '../shared/api.ts';
import { cachedUser } from '../shared/cached-user.ts';
import { keepFrom, readKeptStart, sessionStudent, showStart } from '../shared/kept-start.ts';
import { awaitFirstRead } from '../shared/read-position.ts';
import { readUserFirstBy, showKeptUser, showVisitor } from '../shared/session.ts';

/**
 * Before the first render: shows what this browser kept, and reads what the start page shows in one request. What is shown is stale
 * until the server has replied.
 *
 * @param isLanding the document contains the landing page
 */
export const openPage = (queries: QueryClient, isLanding: boolean) => {
  // The browser can show an old copy of the landing page after a login.
  if (isLanding && sessionStudent() === undefined) {
    showVisitor(queries);
    return;
  }
  const kept = readKeptStart();
  const user = kept?.user ?? cachedUser();
  if (user) {
    showKeptUser(queries, user);
    awaitFirstRead();
  }
  if (window.location.pathname !== '/') return;
  if (kept) showStart(queries, kept);
  readUserFirstBy(async () => {
    try {
      const start = await call('getDashboard');
      const show = () => {
        showStart(queries, start);
        keepFrom(queries, start);
      };
      return { user: start.user, show };
    } catch (error) {
      // Each part is read again when it is shown.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user', refetchType: 'none' });
      throw error;
    }
  });
};
