import type { ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { FileCheck2 } from 'lucide-react';
import { AssignedList } from '../../../shared/assignments/assigned-list.tsx';
import { assignedWork, isHeld } from '../../../shared/assignments/assigned-work.ts';
import { serverTime } from '../../../shared/net/server-time.ts';
import { untilShown } from '../../../shared/net/until-shown.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { attemptList, examList } from '../queries.ts';
import { usePrefetchedAttempt } from '../use-prefetched-attempt.ts';
import { AttemptList } from './attempt-list.tsx';
import { ExamCard } from './exam-card.tsx';
import { OpenAttempt } from './open-attempt.tsx';

const Loading = () => (
  <div role="status" className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    <span className="sr-only">Cargando ensayos</span>
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="hidden h-80 rounded-card lg:block" />
  </div>
);

/** The exams that are started from the list of the class. */
const useAssigned = (): ReadonlySet<string> => {
  const { data = [] } = useQuery(assignedWork);
  const now = serverTime().getTime();
  return new Set(data.filter((work) => work.kind === 'exam' && isHeld(work, now)).map(({ workId }) => workId));
};

const Exams = ({ exams, attempts }: { exams: ExamSummary[]; attempts: ExamAttemptItem[] }) => {
  const assigned = useAssigned();
  if (exams.length === 0) {
    return (
      <Notice icon={<FileCheck2 />} title="Todavía no hay ensayos">
        <p>Cuando publiquemos uno lo encontrarás aquí. Mientras tanto, cada tema tiene preguntas para practicar.</p>
        <ButtonLink href="/">Ver temas</ButtonLink>
      </Notice>
    );
  }
  return (
    <ul className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {exams
        .filter(({ id }) => !assigned.has(id))
        .map((exam) => (
          <li key={exam.id}>
            <ExamCard
              exam={exam}
              open={attempts.find(({ examId, isCompleted }) => examId === exam.id && !isCompleted)}
            />
          </li>
        ))}
    </ul>
  );
};

export const readFirst = (queries: QueryClient) =>
  Promise.all([untilShown(queries, examList), untilShown(queries, attemptList)]);

export default function ExamsPage() {
  useTitle('Ensayos');
  const exams = useQuery(examList);
  const attempts = useQuery(attemptList);
  usePrefetchedAttempt(attempts.data?.find(({ isCompleted }) => !isCompleted)?.id);
  const retry = () => {
    void exams.refetch();
    void attempts.refetch();
  };
  const failed = (exams.isError && !exams.data) || (attempts.isError && !attempts.data);
  const ready = exams.data && attempts.data ? { exams: exams.data, attempts: attempts.data } : null;
  return (
    <>
      <h1 className="font-extrabold text-3xl sm:text-4xl">Ensayos</h1>
      <p className="mt-2 max-w-2xl text-ink-soft text-lg leading-snug">
        Mídete como en la PAES: con tiempo, con preguntas piloto y con un puntaje simulado al terminar.
      </p>
      {failed && <Failure onRetry={retry} />}
      {!failed && !ready && <Loading />}
      {ready && (
        <>
          {ready.attempts.map((attempt) => !attempt.isCompleted && <OpenAttempt key={attempt.id} attempt={attempt} />)}
          <div className="mt-6 empty:hidden">
            <AssignedList kind="exam" />
          </div>
          <Exams {...ready} />
          <AttemptList attempts={ready.attempts} />
        </>
      )}
    </>
  );
}
