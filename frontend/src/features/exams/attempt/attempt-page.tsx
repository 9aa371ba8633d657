import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { useQuery } from '@tanstack/react-query';
import { ListX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { isSessionOver, useUser } from '../../../shared/session.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AttemptMissing } from '../attempt-missing.tsx';
import { attemptDetail } from '../offline/attempt-query.ts';
import { registerServiceWorker } from '../offline/register-service-worker.ts';
import { RunningExam } from './running-exam.tsx';
import { Submitted } from './submitted.tsx';

// Loaded early, so that a message in the last second does not wait for it.
void import('../../../shared/ui/toaster.tsx');

const Loading = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">Cargando ensayo</span>
    <Skeleton className="h-20 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </div>
);

/** Shows a running attempt. One that ends while it is shown is announced; one that had ended before redirects to its results. */
export default function AttemptPage({ attemptId }: { attemptId: string }) {
  const user = useUser();
  const { data: attempt, error, isPending, refetch } = useQuery(attemptDetail(attemptId, user));
  const [running, setRunning] = useState<RunningAttempt | null>(null);
  const [score, setScore] = useState<number | null>(null);
  if (attempt?.isCompleted === false && attempt !== running) setRunning(attempt);
  useEffect(registerServiceWorker, []);

  if (score !== null) return <Submitted attemptId={attemptId} paesScore={score} />;
  if (isPending) return <Loading />;
  if (attempt === null) return <AttemptMissing />;
  if (attempt === undefined) return <Failure as="h1" onRetry={() => void refetch()} />;
  if (attempt.isCompleted) {
    if (running) return <Submitted attemptId={attemptId} paesScore={attempt.paesScore} />;
    return <Redirect to={`/exam-results/${attemptId}`} replace />;
  }
  if (attempt.exam.questions.length === 0) {
    return (
      <Notice as="h1" icon={<ListX />} title="No hay preguntas disponibles">
        <ButtonLink href="/exams">Ver ensayos</ButtonLink>
      </Notice>
    );
  }
  return (
    <RunningExam
      attempt={attempt}
      isSessionOver={isSessionOver(error)}
      onRefetch={() => void refetch()}
      onSubmitted={setScore}
    />
  );
}
