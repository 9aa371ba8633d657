import { paths } from '@matraz/contracts/screens';
import type { Query, QueryClient } from '@tanstack/react-query';
import { call } from '../shared/net/api.ts';
import { ApiError } from '../shared/net/api-error.ts';
import { awaitFirstRead } from '../shared/net/read-position.ts';
import { cachedUser } from '../shared/session/cached-user.ts';
import { sessionStudent } from '../shared/session/kept-page.ts';
import { keptReader } from '../shared/session/kept-reader.ts';
import { keepFrom, readKeptStart, showStart } from '../shared/session/kept-start.ts';
import { keepTopics, keptTopicUser, readKeptTopic, showTopic } from '../shared/session/kept-topic.ts';
import { readUserFirstBy, showKeptUser, showVisitor } from '../shared/session/session.ts';
import { retryDelay } from './query-client.ts';

// Serves the goal of 1.0 s for warm pages: what this browser kept is shown before any reply.

/** The start page's read failed: shown parts are read again after the retry delay, others when shown. */
const readPartsAgain = (queries: QueryClient, error: Error) => {
  const parts = { predicate: ({ queryKey }: Query) => queryKey[0] !== 'user' };
  void queries.invalidateQueries({ ...parts, refetchType: 'none' });
  if (error instanceof ApiError && error.status < 500) return;
  const ofShown = { ...parts, type: 'active', stale: true } as const;
  setTimeout(() => queries.refetchQueries(ofShown, { cancelRefetch: false }), retryDelay(1, error));
};

/** Of pages that open without a network and keep no user with their data. */
const userOfPage = (pathname: string) => {
  if (pathname === paths.notes) return keptTopicUser();
  return pathname === paths.formulas || pathname === paths['periodic-table'] ? keptReader() : undefined;
};

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
  const { pathname } = window.location;
  const kept = readKeptStart();
  const last = readKeptTopic(pathname);
  const user = kept?.user ?? last?.user ?? userOfPage(pathname) ?? cachedUser();
  if (user) {
    showKeptUser(queries, user);
    awaitFirstRead();
  }
  if (last && last.user.id === user?.id) showTopic(queries, last);
  keepTopics(queries);
  if (pathname !== '/') return;
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
      readPartsAgain(queries, error as Error);
      throw error;
    }
  });
};
