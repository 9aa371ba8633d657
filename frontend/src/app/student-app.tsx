import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useLiveUpdates } from '../shared/live-updates.ts';
import { Header } from './header.tsx';
import { NotFound } from './not-found.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { Page } from './page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Toasts } from './toasts.tsx';

const Dashboard = lazy(() => import('../features/catalog/dashboard-page.tsx'));
const Topic = lazy(() => import('../features/practice/topic-page.tsx'));
const Review = lazy(() => import('../features/practice/review-page.tsx'));
const Subscription = lazy(() => import('../features/premium/subscription-page.tsx'));

/** Everything behind the login. */
export const StudentApp = () => {
  useLiveUpdates();
  return (
    <>
      <div className="sticky top-0 z-30">
        <Header />
        <OfflineBar />
      </div>
      <Page>
        <Suspense fallback={<PageSkeleton />}>
          <Switch>
            <Route path="/" component={Dashboard} />
            <Route path="/topic/:id">{({ id }) => <Topic key={id} topicId={id} />}</Route>
            <Route path="/review/mistakes">
              <Review kind="mistakes" />
            </Route>
            <Route path="/review/due">
              <Review kind="due" />
            </Route>
            <Route path="/subscription" component={Subscription} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Page>
      <Toasts />
    </>
  );
};
