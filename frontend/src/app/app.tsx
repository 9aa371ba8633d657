import type { User } from '@matraz/contracts/accounts/http';
import { needsSession, paths, previewBase } from '@matraz/contracts/screens';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { fetchedPage } from '../shared/loading/fetched-part.tsx';
import { currentUser, loginUrl } from '../shared/session/session.ts';
import { Failure } from '../shared/ui/failure.tsx';
import { Logo } from '../shared/ui/logo.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFound } from './not-found.tsx';
import { pageCode } from './page-code.ts';
import { SessionOver, useIsSessionOver } from './session-over.tsx';
import { Splash } from './splash.tsx';
import { StudentApp } from './student-app.tsx';
import { useOtherTabs } from './use-other-tabs.ts';

const Preview = fetchedPage(() => import('./preview/preview-app.tsx'));
/** The pages that visitors see besides the landing page. */
const publicPages = new Map([
  [paths.verify, fetchedPage(pageCode.verify)],
  [paths.privacy, fetchedPage(pageCode.privacy)],
  [paths.terms, fetchedPage(pageCode.terms)],
  [paths.help, fetchedPage(pageCode.help)],
  [paths['account-erased'], fetchedPage(pageCode['account-erased'])],
] as [string, ComponentType][]);
const Landing = fetchedPage(pageCode.landing);
const Pending = fetchedPage(() => import('../features/accounts/pending-page.tsx'));

const ToLogin = () => {
  window.location.replace(loginUrl());
  return <Splash />;
};

const PublicPage = ({ path }: { path: string }) => {
  const Shown = publicPages.get(path);
  return (
    <>
      <header className="mx-auto flex h-18 max-w-6xl items-center px-4 sm:px-6">
        <Link href="/" aria-label="Matraz, inicio">
          <Logo />
        </Link>
      </header>
      <main className="px-4 pb-16 sm:px-6">{Shown && <Shown />}</main>
    </>
  );
};

/** Pages that stay open for an account that was not asked for its consent yet: an exam, its results, and the own data. */
const opensWithoutConsent = /^\/(?:exam-attempt|exam-results|comprobante)\/|^\/cuenta$/;

/**
 * The app, or the page that says what the account needs first. The consent is asked when a page is opened, not while the student works
 * on it. The server refuses every call until the guardian agreed, so that page is shown at once.
 */
const Student = ({ user, path }: { user: User; path: string }) => {
  const [opened, setOpened] = useState({ path, pending: user.pending });
  if (opened.path !== path) setOpened({ path, pending: user.pending });
  const isPending =
    user.pending === 'guardian'
      ? path !== '/cuenta'
      : user.pending === 'consent' && opened.pending === 'consent' && !opensWithoutConsent.test(path);
  if (!isPending) return <StudentApp />;
  return publicPages.has(path) ? <PublicPage path={path} /> : <Pending />;
};

/** Visitors see the landing page. A page of students sends them to the login, which leads back to it. */
const Gate = () => {
  const { data: user, isPending, refetch } = useQuery(currentUser);
  const [path] = useLocation();
  useOtherTabs(user === undefined ? 'unknown' : user === null ? 'visitor' : 'student');
  if (useIsSessionOver()) return <SessionOver />;
  if (isPending) return <Splash />;
  if (user === undefined) return <Failure as="h1" onRetry={() => void refetch()} />;
  if (user?.isAdmin && path.startsWith(`${previewBase}/`)) return <Preview />;
  if (user !== null) return <Student user={user} path={path} />;
  if (path === paths.landing) return <Landing />;
  if (needsSession(path)) return <ToLogin />;
  if (publicPages.has(path)) return <PublicPage path={path} />;
  return (
    <main className="grid min-h-dvh place-items-center">
      <NotFound />
    </main>
  );
};

export const App = ({ queries }: { queries: QueryClient }) => (
  <QueryClientProvider client={queries}>
    <ErrorBoundary>
      <Suspense fallback={<Splash />}>
        <Gate />
      </Suspense>
    </ErrorBoundary>
  </QueryClientProvider>
);
