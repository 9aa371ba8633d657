import { needsSession, paths, previewBase } from '@matraz/contracts/screens';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
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
const VerifyReceipt = fetchedPage(pageCode.verify);
const Landing = fetchedPage(pageCode.landing);

const ToLogin = () => {
  window.location.replace(loginUrl());
  return <Splash />;
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
  if (user !== null) return <StudentApp />;
  if (path === paths.landing) return <Landing />;
  if (needsSession(path)) return <ToLogin />;
  if (path === paths.verify)
    return (
      <>
        <header className="mx-auto flex h-18 max-w-6xl items-center px-4 sm:px-6">
          <Link href="/" aria-label="Matraz, inicio">
            <Logo />
          </Link>
        </header>
        <main className="px-4 pb-16 sm:px-6">
          <VerifyReceipt />
        </main>
      </>
    );
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
