import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';

const isUnanswered = (error: unknown) => error !== null && (!(error instanceof ApiError) || error.status >= 500);

const isOld = (query: Query) => {
  const { data, error, fetchStatus, fetchFailureReason } = query.state;
  // The reason of a try that failed stays after the end of all tries.
  const failure = fetchStatus === 'fetching' ? (fetchFailureReason ?? error) : error;
  return query.isActive() && data !== undefined && isUnanswered(failure);
};

/** Whether something on the page is from an earlier reply, because the server did not answer when it was asked again. */
export const useShowsOld = (): boolean => {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  return useSyncExternalStore(subscribe, () => cache.getAll().some(isOld));
};
