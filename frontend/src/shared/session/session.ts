import type { User } from '@matraz/contracts/accounts/http';
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '../net/api.ts';
import { ApiError } from '../net/api-error.ts';
import { isUnanswered } from '../net/no-reply.ts';
import { cachedUser, cacheUser } from './cached-user.ts';
import { keepUser } from './kept-start.ts';
import { lockStorage } from './storage-lock.ts';

/** The user that this browser kept, while the server has not confirmed the session. */
let unconfirmed: User | null = null;
interface FirstRead {
  user: User;
  /** Shows what came with the user. */
  show: () => void;
}

let firstRead: (() => Promise<FirstRead>) | null = null;

/** Shows the kept user until the first reply of the server. */
export const showKeptUser = (queries: QueryClient, user: User) => {
  unconfirmed = user;
  // Stale, so that the first use reads it.
  queries.setQueryData(currentUser.queryKey, user, { updatedAt: 1 });
};

const forgetUser = () => {
  unconfirmed = null;
  void lockStorage();
  return null;
};

/** For a document that the server sends only without a session. The user is not read, because the reply would be 401. */
export const showVisitor = (queries: QueryClient) => {
  queries.setQueryData(currentUser.queryKey, forgetUser());
};

/** The first read of the user is this one, together with what the first page shows. */
export const readUserFirstBy = (read: () => Promise<FirstRead>) => {
  firstRead = read;
};

const readUser = async (): Promise<FirstRead> => {
  const read = firstRead;
  firstRead = null;
  return read ? read() : { user: await call('getUser'), show: () => {} };
};

/** The next page without a network shows what the server said last, not what an earlier page kept. */
const keepConfirmed = (user: User) => {
  keepUser(user);
  if (cachedUser()?.id === user.id) cacheUser(user);
};

/**
 * The user of the session; null for a visitor. When a session ends while the page is open, it fails with 401.
 * When no reply comes, it is the student of the running exam, if there is one.
 */
export const currentUser = queryOptions({
  queryKey: ['user'],
  networkMode: 'always',
  // The first screen reads it before the app does.
  retryOnMount: false,
  // 'always': what this browser kept counts as fresh.
  refetchOnReconnect: () => (unconfirmed === null ? false : 'always'),
  queryFn: ({ client, queryKey }): Promise<User | null> =>
    readUser().then(
      ({ user, show }) => {
        const isOther = unconfirmed !== null && unconfirmed.id !== user.id;
        unconfirmed = null;
        // Another student has logged in on this browser.
        if (isOther) void client.resetQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
        show();
        keepConfirmed(user);
        return user;
      },
      (error: unknown) => {
        const shown = client.getQueryData<User | null>(queryKey);
        const before = unconfirmed === null ? shown : null;
        if (isSessionOver(error) && !before) return forgetUser();
        const cached = isUnanswered(error) ? cachedUser() : null;
        if (cached && !before) return cached;
        throw error;
      },
    ),
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
