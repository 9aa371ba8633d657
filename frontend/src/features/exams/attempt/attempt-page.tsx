import type { User } from '@matraz/contracts/accounts/http';
import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ListX } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepPart } from '../../../shared/loading/service-worker.ts';
import { untilShown } from '../../../shared/net/until-shown.ts';
import { useUntranslated } from '../../../shared/page/use-untranslated.ts';
import { hasFormula } from '../../../shared/rich-text/typesetter.ts';
import { isSessionOver, useUser } from '../../../shared/session/session.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AttemptMissing } from '../attempt-missing.tsx';
import { attemptDetail, UNCONFIRMED } from '../offline/attempt-query.ts';
import { RunningExam } from './running-exam.tsx';
import { Submitted } from './submitted.tsx';
import { useShowResults } from './use-show-results.ts';

/** Milliseconds. The first questions come first. */
const KEEP_AFTER = 10_000;

/** Keeps what the exam may need later without a network. */
const useKeptParts = (attempt: RunningAttempt | null) => {
  const isShown = attempt !== null;
  const hasFormulas = attempt?.exam.questions.some(needsTypesetter) ?? false;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      void keepPart('exam');
      if (hasFormulas) void keepPart('formulas');
    }, KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [isShown, hasFormulas]);
};

const needsTypesetter = ({ question, options }: RunningAttempt['exam']['questions'][number]) =>
  [question, ...options].some(hasFormula);

const Loading = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">Cargando ensayo</span>
    <Skeleton className="h-20 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </div>
);

export const readFirst = (queries: QueryClient, attemptId: string, user: User) =>
  untilShown(queries, attemptDetail(attemptId, user));

const ToResults = ({ attemptId }: { attemptId: string }) => {
  const show = useEffectEvent(useShowResults(attemptId));
  useEffect(() => show(), []);
  return <Loading />;
};

/** Shows a running attempt. One that ends while it is shown is announced; one that had ended before redirects to its results. */
export default function AttemptPage({ attemptId }: { attemptId: string }) {
  const user = useUser();
  const { data: attempt, dataUpdatedAt, error, isPending, refetch } = useQuery(attemptDetail(attemptId, user));
  const [running, setRunning] = useState<RunningAttempt | null>(null);
  /** Undefined: it is not submitted here. */
  const [score, setScore] = useState<number | null>();
  const isConfirmed = dataUpdatedAt !== UNCONFIRMED;
  if (attempt?.isCompleted === false && isConfirmed && attempt !== running) setRunning(attempt);
  useKeptParts(running);
  useUntranslated();

  if (score !== undefined) return <Submitted attemptId={attemptId} paesScore={score} />;
  if (isPending) return <Loading />;
  if (attempt === null) return <AttemptMissing />;
  if (attempt === undefined) return <Failure as="h1" onRetry={() => void refetch()} />;
  if (attempt.isCompleted) {
    if (running) return <Submitted attemptId={attemptId} paesScore={attempt.isWithheld ? null : attempt.paesScore} />;
    return <ToResults attemptId={attemptId} />;
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
      onRefetch={(options) => void refetch(options)}
      onSubmitted={setScore}
    />
  );
}
