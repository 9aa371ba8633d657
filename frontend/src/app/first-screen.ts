import type { User } from '@matraz/contracts/accounts/http';
import type { QueryClient } from '@tanstack/react-query';
import { loadEarly } from '../shared/load-part.ts';
import { isEnding, premiumDaysLeft } from '../shared/premium-days-left.ts';
import { currentUser } from '../shared/session.ts';
import { loadPageCode, pageCode, premiumEnding } from './page-code.ts';

/** Milliseconds. Data that comes later is shown after a skeleton. */
const WAIT_FOR_DATA = 100;

/** The student that this browser kept, at once; the read that confirms it is on its way. */
const readUser = async (queries: QueryClient) => {
  const read = queries.prefetchQuery(currentUser);
  if (queries.getQueryData(currentUser.queryKey) === undefined) await read;
  return queries.getQueryData(currentUser.queryKey);
};

/** The notice is above the page. After the page it would move it. */
const loadNotice = async ({ isPremium, premiumExpiresAt }: User) => {
  if (isPremium && isEnding(premiumDaysLeft(premiumExpiresAt, new Date()))) await loadEarly(premiumEnding);
};

const readStudent = async (queries: QueryClient) => {
  const user = await readUser(queries);
  if (user) await loadNotice(user);
  return user;
};

const readPage = async (queries: QueryClient) => {
  const [user, page] = await Promise.all([readStudent(queries), loadPageCode(window.location.pathname)]);
  if (!user || !page?.readFirst) return;
  const wait = new Promise((resolve) => setTimeout(resolve, WAIT_FOR_DATA));
  await Promise.race([page.readFirst(queries, page.id, user), wait]);
};

/**
 * Waits for the code and the data of the first screen. Then it is rendered once. On a slow phone each screen before it, such as a
 * skeleton, costs a tenth of a second.
 *
 * @param isLanding the document contains the landing page, which stays until the app can show the same
 */
export const readFirstScreen = async (queries: QueryClient, isLanding: boolean): Promise<void> => {
  const read = isLanding ? loadEarly(pageCode.landing) : readPage(queries);
  // A failure shows when the app asks again.
  await read.catch(() => {});
};
