import { paths, staffAreas } from '@matraz/contracts/screens';
import { Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Router, Switch, useLocation, useRoute } from 'wouter';
import { useSendPendingAnswers } from '../features/exams/offline/use-send-pending-answers.ts';
import { useSendKeptAnswers } from '../features/practice/outbox/use-send-kept-answers.ts';
import { usePremiumEnd } from '../features/premium/use-premium-end.ts';
import { fetchedExtra, fetchedPage } from '../shared/loading/fetched-part.tsx';
import { registerServiceWorkerLater } from '../shared/loading/service-worker.ts';
import { useLiveUpdates } from '../shared/net/live-updates.ts';
import { useSendPendingNotes } from '../shared/notes/use-send-pending-notes.ts';
import { guardedNavigation } from '../shared/page/leave-guard.ts';
import { isConfirmationDue } from '../shared/session/confirmation-due.ts';
import { isEnding, showsEndOfPremium } from '../shared/session/premium-days-left.ts';
import { useUser } from '../shared/session/session.ts';
import { openStorage } from '../shared/session/storage-lock.ts';
import { usePremiumDaysLeft } from '../shared/session/use-premium-days-left.ts';
import { cx } from '../shared/ui/cx.ts';
import { Skeleton } from '../shared/ui/skeleton.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { loadLinkedPages } from './load-linked-pages.ts';
import { NotFound } from './not-found.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { Page } from './page.tsx';
import { classInvitations, confirmEmail, newAnswers, pageCode, premiumEnding, staffApp } from './page-code.ts';
import { Search } from './search.tsx';
import { Toasts } from './toasts.tsx';
import { useMoments } from './use-moments.ts';
import { useNewDay } from './use-new-day.ts';

const Dashboard = fetchedPage(pageCode.dashboard);
const Topic = fetchedPage(pageCode.topic);
const Review = fetchedPage(pageCode.mistakes);
const Recommended = fetchedPage(pageCode.recommended);
const Diagnostic = fetchedPage(pageCode.diagnostic);
const Exams = fetchedPage(pageCode.exams);
const ExamIntro = fetchedPage(pageCode['exam-intro']);
const ExamAttempt = fetchedPage(pageCode['exam-attempt']);
const ExamReceipt = fetchedPage(pageCode.receipt);
const ExamResults = fetchedPage(pageCode['exam-results']);
const Subscription = fetchedPage(pageCode.subscription);
const Pricing = fetchedPage(pageCode.pricing);
const Purchase = fetchedPage(pageCode.purchase);
const Formulas = fetchedPage(pageCode.formulas);
const PeriodicTable = fetchedPage(pageCode['periodic-table']);
const OwnReports = fetchedPage(pageCode['own-reports']);
const Notes = fetchedPage(pageCode.notes);
const OwnClasses = fetchedPage(pageCode['own-classes']);
const Progress = fetchedPage(pageCode.progress);
const Account = fetchedPage(pageCode.account);
const AccountErased = fetchedPage(pageCode['account-erased']);
const VerifyReceipt = fetchedPage(pageCode.verify);
const Privacy = fetchedPage(pageCode.privacy);
const Terms = fetchedPage(pageCode.terms);
const Help = fetchedPage(pageCode.help);
const Staff = fetchedPage(staffApp);
const PremiumEnding = fetchedExtra(premiumEnding);
const ConfirmEmail = fetchedExtra(confirmEmail);
const NewAnswers = fetchedExtra(newAnswers);
const ClassInvitations = fetchedExtra(classInvitations);

const PageSkeleton = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Cargando</span>
    <Skeleton className="h-44 rounded-card" />
    <Skeleton className="h-12 w-2/3" />
    <Skeleton className="h-72 rounded-card" />
  </div>
);

const EndOfPremium = () => {
  const days = usePremiumDaysLeft();
  const [path] = useLocation();
  if (!isEnding(days) || !showsEndOfPremium(path)) return null;
  return (
    <Suspense>
      <PremiumEnding />
    </Suspense>
  );
};

const UnconfirmedEmail = ({ isExam }: { isExam: boolean }) => {
  const { confirmBy } = useUser();
  if (isExam || !isConfirmationDue(confirmBy, new Date())) return null;
  return (
    <Suspense>
      <ConfirmEmail />
    </Suspense>
  );
};

/** What others did for the student, above the start page. */
const News = () => {
  const { newAnswers: count, classInvitations: invitations } = useUser();
  const [isStart] = useRoute(paths.dashboard);
  if (!isStart) return null;
  return (
    <Suspense>
      {invitations && <ClassInvitations />}
      {count && <NewAnswers />}
    </Suspense>
  );
};

/** The app of a user with a session. */
export const StudentApp = () => {
  const { id } = useUser();
  useState(() => openStorage(id));
  useLiveUpdates(id);
  useSendPendingAnswers();
  useSendKeptAnswers();
  useSendPendingNotes();
  usePremiumEnd();
  useNewDay();
  useMoments();
  useEffect(registerServiceWorkerLater, []);
  useEffect(loadLinkedPages, []);
  // During an exam the exam's own header is sticky.
  const [isExam] = useRoute(paths['exam-attempt']);
  // A topic is for its lessons and questions alone. Its header leads back.
  const [isTopic] = useRoute(paths.topic);
  return (
    <Router aroundNav={guardedNavigation}>
      <div
        className={cx(
          'print:hidden',
          !isExam && 'sticky top-0 z-30 low:static max-sm:in-[body:has([data-focused-practice])]:static',
        )}
      >
        <Header isExam={isExam} />
        <OfflineBar isExam={isExam} />
      </div>
      <Page>
        <EndOfPremium />
        <UnconfirmedEmail isExam={isExam} />
        <News />
        <Suspense fallback={<PageSkeleton />}>
          <Switch>
            <Route path={paths.dashboard} component={Dashboard} />
            <Route path={paths.topic}>{({ id }) => <Topic key={id} topicId={id} />}</Route>
            <Route path={paths.mistakes}>
              <Review kind="mistakes" />
            </Route>
            <Route path={paths.due}>
              <Review kind="due" />
            </Route>
            <Route path={paths.recommended} component={Recommended} />
            <Route path={paths.diagnostic} component={Diagnostic} />
            <Route path={paths.exams} component={Exams} />
            <Route path={paths['exam-intro']}>{({ id }) => <ExamIntro key={id} examId={id} />}</Route>
            <Route path={paths['exam-attempt']}>{({ id }) => <ExamAttempt key={id} attemptId={id} />}</Route>
            <Route path={paths.receipt}>{({ id }) => <ExamReceipt key={id} attemptId={id} />}</Route>
            <Route path={paths['exam-results']}>{({ id }) => <ExamResults key={id} attemptId={id} />}</Route>
            <Route path={paths['own-classes']} component={OwnClasses} />
            <Route path={paths.subscription} component={Subscription} />
            <Route path={paths.pricing} component={Pricing} />
            <Route path={paths.purchase}>{({ id }) => <Purchase key={id} paymentId={id} />}</Route>
            <Route path={paths.formulas} component={Formulas} />
            <Route path={paths['periodic-table']} component={PeriodicTable} />
            <Route path={paths['own-reports']} component={OwnReports} />
            <Route path={paths.notes} component={Notes} />
            <Route path={paths.progress} component={Progress} />
            <Route path={paths.account} component={Account} />
            <Route path={paths['account-erased']} component={AccountErased} />
            <Route path={paths.verify} component={VerifyReceipt} />
            <Route path={paths.privacy} component={Privacy} />
            <Route path={paths.terms} component={Terms} />
            <Route path={paths.help} component={Help} />
            {staffAreas.map((area) => (
              <Route key={area} path={`${area}/*?`} component={Staff} />
            ))}
            <Route path={paths.topics}>
              <Redirect to={paths.dashboard} replace />
            </Route>
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Page>
      {!isExam && <Search />}
      {!isExam && !isTopic && <BottomBar />}
      <Toasts />
    </Router>
  );
};
