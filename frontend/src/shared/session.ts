import type { User } from '@matraz/contracts/accounts/http';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { cachedUser, clearCachedUser } from './cached-user.ts';

/**
 * The user of the session; null for a visitor. When a session ends while the page is open, it fails with 401.
 * When no reply comes, it is the student of the running exam, if there is one.
 */
export const currentUser = queryOptions({
  queryKey: ['user'],
  networkMode: 'always',
  queryFn: ({ client, queryKey }): Promise<User | null> =>
    call('getUser').catch((error: unknown) => {
      const before = client.getQueryData<User | null>(queryKey);
      if (isSessionOver(error) && !before) {
        clearCachedUser();
        return null;
      }
      const cached = error instanceof ApiError && error.status < 500 ? null : cachedUser();
      if (cached && !before) return cached;
      throw error;
    }),
});

export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** The user. Only for pages behind the login. */
export const useUser = (): User => {
  const { data } = useSuspenseQuery(currentUser);
  if (data === null) throw new Error('This page was shown to a visitor');
  return data;
};

/** The login page, which leads back to the present page. */
export const loginUrl = ({ pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location) =>
  `/api/login?returnTo=${encodeURIComponent(pathname + search)}`;
