import type { User } from '@matraz/contracts/accounts/http';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { Suspense } from 'react';
import { studyPath } from '../../../shared/goals/study-path.ts';
import { fetchedPanel } from '../../../shared/loading/fetched-part.tsx';
import { untilShown } from '../../../shared/net/until-shown.ts';
import { useUser } from '../../../shared/session/session.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AttemptMissing } from '../attempt-missing.tsx';
import { attemptDetail } from '../offline/attempt-query.ts';
import { timeChangeText } from '../time-changes.ts';
import { formats } from '../words.ts';
import { attemptReport } from './report-query.ts';
import { Results } from './results.tsx';

export const readFirst = (queries: QueryClient, attemptId: string, user: User) => {
  const read = Promise.all([
    untilShown(queries, attemptDetail(attemptId, user)),
    untilShown(queries, attemptReport(attemptId)),
  ]);
  void queries.prefetchQuery(studyPath);
  formats(); // while the reply is on its way
  return read;
};

const WithheldResults = fetchedPanel(() => import('./withheld-results.tsx'));

export default function ResultsPage({ attemptId }: { attemptId: string }) {
  const user = useUser();
  const {
    data: attempt,
    isPending,
    isFetching,
    isFetchedAfterMount,
    refetch,
  } = useQuery(attemptDetail(attemptId, user));
  const { isLoading, isFetched, failureCount } = useQuery(attemptReport(attemptId));
  // What to study is above the marks: it would move them if it came later. A second try moves them.
  const isReportOnItsWay = isLoading && !isFetched && failureCount === 0;
  const path = useQuery(studyPath);
  const isPathOnItsWay = path.isLoading && !path.isFetched && path.failureCount === 0;
  // After the submission the browser has the running attempt until the completed one is read.
  const mayBeOutdated = attempt?.isCompleted === false && isFetching && !isFetchedAfterMount;
  if (isPending || mayBeOutdated || isReportOnItsWay || isPathOnItsWay) {
    return (
      <div role="status" className="mx-auto grid max-w-4xl gap-6">
        <span className="sr-only">Cargando resultados</span>
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    );
  }
  if (attempt === undefined) return <Failure as="h1" onRetry={() => void refetch()} />;
  if (attempt === null) return <AttemptMissing />;
  if (!attempt.isCompleted) {
    // Staff may have reopened it while the student was here.
    const change = attempt.timeChanges.at(-1);
    return (
      <Notice as="h1" icon={<Hourglass />} title="Resultados no disponibles">
        <p>Este ensayo sigue en curso. Los resultados aparecen cuando lo entregas o se acaba el tiempo.</p>
        {change && <p role="status" className="font-semibold">{`${timeChangeText(change)}. ${change.reason}`}</p>}
        <ButtonLink href={`/exam-attempt/${attempt.id}`}>Continuar ensayo</ButtonLink>
      </Notice>
    );
  }
  if (attempt.isWithheld)
    return (
      <Suspense>
        <WithheldResults attempt={attempt} />
      </Suspense>
    );
  return <Results attempt={attempt} />;
}
