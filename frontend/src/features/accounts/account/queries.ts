import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/net/api.ts';
import { currentUser } from '../../../shared/session/session.ts';
import { securityEvents } from './security-events.tsx';

// A look at the page is for what holds now.
export const accountSettings = queryOptions({
  queryKey: ['account-settings'],
  queryFn: () => call('getAccountSettings'),
  staleTime: 0,
});

export const ownSessions = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: () => call('listSessions'),
  staleTime: 0,
});

/** After a change of the own account. The update stream does not name these. */
export const refreshAccount = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    [currentUser, accountSettings, ownSessions, securityEvents].map(({ queryKey }) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );
