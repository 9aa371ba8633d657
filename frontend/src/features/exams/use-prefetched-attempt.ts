import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../../shared/session/session.ts';
import { attemptDetail } from './offline/attempt-query.ts';

/** The list does not read it again within this time. The page of the attempt does. */
const PREFETCHED_FOR_MS = 60_000;

/** A student with an open attempt most likely continues it: its page and its data are loaded before the click. */
export const usePrefetchedAttempt = (attemptId: string | undefined) => {
  const queries = useQueryClient();
  const user = useUser();
  useEffect(() => {
    if (attemptId === undefined) return;
    // A failure shows when the page is opened.
    import('./attempt/attempt-page.tsx').catch(() => {});
    void queries.prefetchQuery({ ...attemptDetail(attemptId, user), staleTime: PREFETCHED_FOR_MS });
  }, [attemptId, user, queries]);
};
