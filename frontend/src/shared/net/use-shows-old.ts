import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isFault } from './fault.ts';
import { isUnanswered } from './no-reply.ts';

/** Why something on the page is from an earlier reply: the server did not answer, or this page could not read it. */
type Reason = 'unanswered' | 'fault';

const reasonOf = (query: Query): Reason | null => {
  const { data, error, fetchStatus, fetchFailureReason } = query.state;
  // The reason of a try that failed stays after the end of all tries.
  const failure = fetchStatus === 'fetching' ? (fetchFailureReason ?? error) : error;
  if (failure === null || data === undefined || !query.isActive()) return null;
  if (isUnanswered(failure)) return 'unanswered';
  return isFault(failure) ? 'fault' : null;
};

/** Null: all that the page shows is what the server said when it was asked last. */
export const useShowsOld = (): Reason | null => {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const reasons = cache.getAll().map(reasonOf);
    return reasons.find((reason) => reason === 'fault') ?? reasons.find((reason) => reason !== null) ?? null;
  });
};
