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
        // Without a network a page says so, instead of waiting without a word.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !isSessionOver(error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      // `call` sends again what got no reply; what was refused is never sent again.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
