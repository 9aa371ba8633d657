import type { User } from '@matraz/contracts/accounts/http';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { dropKeptUser, keptUser } from './kept-user.ts';

/**
 * Who is logged in; null for a visitor. A student whose session has ended is no visitor: for them it fails with 401.
 * Where no reply comes, it is who was in the middle of an exam when the network went.
 */
export const currentUser = queryOptions({
  queryKey: ['user'],
  networkMode: 'always',
  queryFn: ({ client, queryKey }): Promise<User | null> =>
    call('getUser').catch((error: unknown) => {
      const before = client.getQueryData<User | null>(queryKey);
      if (isSessionOver(error) && !before) {
        dropKeptUser();
        return null;
      }
      const kept = error instanceof ApiError && error.status < 500 ? null : keptUser();
      if (kept && !before) return kept;
      throw error;
    }),
});

export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** The student, on pages that only students see. */
export const useUser = (): User => {
  const { data } = useSuspenseQuery(currentUser);
  if (data === null) throw new Error('This page was shown to a visitor');
  return data;
};

/** To the login page and, after it, back to where the student is now. */
export const loginUrl = ({ pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location) =>
  `/api/login?returnTo=${encodeURIComponent(pathname + search)}`;
