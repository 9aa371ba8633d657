import type { User } from '@matraz/contracts/accounts/http';
import type { QueryClient } from '@tanstack/react-query';
import { loadEarly } from '../shared/loading/load-part.ts';
import { isConfirmationDue } from '../shared/session/confirmation-due.ts';
import { isEnding, premiumDaysLeft, showsEndOfPremium } from '../shared/session/premium-days-left.ts';
import { currentUser } from '../shared/session/session.ts';
import { confirmEmail, loadPageCode, pageCode, premiumEnding } from './page-code.ts';

// Serves the goal of 1.0 s for warm pages: one render instead of three.

/** Milliseconds. Data that comes later is shown after a skeleton. */
const WAIT_FOR_DATA = 100;

/** Milliseconds for code that only few students need. */
const WAIT_FOR_NOTICE = 2_000;

/** The student that this browser kept, at once; the read that confirms it is on its way. */
const readUser = async (queries: QueryClient) => {
  const read = queries.prefetchQuery(currentUser);
  if (queries.getQueryData(currentUser.queryKey) === undefined) await read;
  return queries.getQueryData(currentUser.queryKey);
};

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The notice is above the page, and would move it if it came later. The page does not need it, so a failure or a limit ends the wait. */
const loadNotice = async ({ isPremium, premiumExpiresAt, confirmBy }: User, path: string) => {
  const isPremiumEnding =
    isPremium && isEnding(premiumDaysLeft(premiumExpiresAt, new Date())) && showsEndOfPremium(path);
  const notices = [
    ...(isPremiumEnding ? [premiumEnding] : []),
    ...(isConfirmationDue(confirmBy, new Date()) ? [confirmEmail] : []),
  ];
  if (notices.length === 0) return;
  const loaded = Promise.all(notices.map((notice) => loadEarly<unknown>(notice).catch(() => {})));
  await Promise.race([loaded, after(WAIT_FOR_NOTICE)]);
};

const readStudent = async (queries: QueryClient, path: string) => {
  const user = await readUser(queries);
  if (user) await loadNotice(user, path);
  return user;
};

const readPage = async (queries: QueryClient, path: string) => {
  const [user, page] = await Promise.all([readStudent(queries, path), loadPageCode(path)]);
  if (!user || !page?.readFirst) return;
  await Promise.race([page.readFirst(queries, page.id, user), after(WAIT_FOR_DATA)]);
};

/**
 * Waits for the code and the data of the first screen. Then it is rendered once, first the header and then the page. On a slow phone each screen before it, such as a
 * skeleton, costs a tenth of a second.
 *
 * @param isLanding the document contains the landing page, which stays until the app can show the same
 */
export const readFirstScreen = async (queries: QueryClient, isLanding: boolean): Promise<void> => {
  const read = isLanding ? loadEarly(pageCode.landing) : readPage(queries, window.location.pathname);
  // A failure shows when the app asks again.
  await read.catch(() => {});
};
