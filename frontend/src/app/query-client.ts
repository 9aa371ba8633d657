import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSessionOver } from '../shared/session.ts';
import { endSession } from './session-over.tsx';

const onError = (error: Error) => {
  if (isSessionOver(error)) endSession();
};

export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        // A query fails when there is no network, and the page shows the failure. By default it would wait.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !isSessionOver(error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      // `call` retries a write without a reply. A refused write is not retried.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
