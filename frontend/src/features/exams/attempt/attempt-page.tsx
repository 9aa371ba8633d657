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
import { registerOfflinePage } from '../offline/register.ts';
import { attemptOf } from './attempt-query.ts';
import { Delivered } from './delivered.tsx';
import { Taking } from './taking.tsx';

// The last second should not have to wait for the notification area.
void import('../../../shared/ui/toaster.tsx');

const Loading = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">Cargando ensayo</span>
    <Skeleton className="h-20 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </div>
);

/** An attempt that runs is taken; one that ended while it was taken here says so; one that had ended leads to its results. */
export default function AttemptPage({ attemptId }: { attemptId: string }) {
  const user = useUser();
  const { data: attempt, error, isPending, refetch } = useQuery(attemptOf(attemptId, user));
  const [taken, setTaken] = useState<RunningAttempt | null>(null);
  const [score, setScore] = useState<number | null>(null);
  if (attempt?.isCompleted === false && attempt !== taken) setTaken(attempt);
  useEffect(registerOfflinePage, []);

  if (score !== null) return <Delivered attemptId={attemptId} paesScore={score} />;
  if (isPending) return <Loading />;
  if (attempt === null) return <AttemptMissing />;
  if (attempt === undefined) return <Failure as="h1" onRetry={() => void refetch()} />;
  if (attempt.isCompleted) {
    if (taken) return <Delivered attemptId={attemptId} paesScore={attempt.paesScore} />;
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
    <Taking
      attempt={attempt}
      isSessionOver={isSessionOver(error)}
      onAsk={() => void refetch()}
      onDelivered={setScore}
    />
  );
}
