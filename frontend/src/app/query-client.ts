import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../shared/net/api-error.ts';
import { isFault, reportFault } from '../shared/net/fault.ts';
import { isSessionOver } from '../shared/session/session.ts';
import { endSession } from './session-over.tsx';

const onError = (error: Error) => {
  reportFault(error);
  if (isSessionOver(error)) endSession();
};

/** A server that refused a write may not answer reads either. */
const longestLookMs = 3_000;

/** A write that ended with 503 may have been done. The page reads what it shows again before it reports the failure. */
const lookAgain = async (error: Error, queries: QueryClient): Promise<void> => {
  if (!(error instanceof ApiError) || error.status !== 503) return;
  const limit = new Promise((resolve) => setTimeout(resolve, longestLookMs));
  await Promise.race([queries.invalidateQueries(), limit]);
};

/** With the server's delays of 2 to 5 s this is about as long as a write is repeated. */
const busyRetries = 3;
const busyDelay = (error: Error): number | null => (error instanceof ApiError ? error.retryAfterMs : null);

/** Random, so the pages that failed together do not come back together. */
export const retryDelay = (_: number, error: Error): number => (busyDelay(error) ?? 500) + Math.random() * 1_000;

export const createQueryClient = () => {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error) => {
        onError(error);
        return lookAgain(error, queries);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        // A query fails when there is no network, and the page shows the failure. By default it would wait.
        networkMode: 'always',
        retry: (failures, error) => failures < (busyDelay(error) === null ? 1 : busyRetries) && !isSessionOver(error),
        retryDelay,
        // A part without data would say that the network is missing. So a fault of ours is shown by the whole page.
        throwOnError: (error, { state }) => isFault(error) && (state.data === undefined || state.error !== error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      // `call` retries a write without a reply. A refused write is not retried.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queries;
};
