import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { releaseLeaveGuard } from '../shared/leave-guard.ts';
import { isSessionOver, loginUrl } from '../shared/session.ts';

/** The session ended while a page was open: log in and come back to the same place. */
const onError = (error: Error) => {
  if (!isSessionOver(error)) return;
  releaseLeaveGuard();
  window.location.assign(loginUrl());
};

export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        retry: (failures, error) => failures < 1 && !isSessionOver(error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      // `call` sends again what got no reply; what was refused is never sent again.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
