import type { User } from '@matraz/contracts/accounts/http';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';

/** Who is logged in; null for a visitor. A student whose session has ended is no visitor: for them it fails with 401. */
export const currentUser = queryOptions({
  queryKey: ['user'],
  queryFn: ({ client, queryKey }): Promise<User | null> =>
    call('getUser').catch((error: unknown) => {
      if (isSessionOver(error) && !client.getQueryData<User | null>(queryKey)) return null;
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
