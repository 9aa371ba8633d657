import type { ExamDetail } from '@matraz/contracts/exams/http';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ArrowLeft, ListX, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { keepPart } from '../../../shared/loading/service-worker.ts';
import { untilShown } from '../../../shared/net/until-shown.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { attemptList, examDetail, examFigures, useStartExam } from '../queries.ts';
import { subjectLook } from '../subject-look.tsx';
import { usePrefetchedAttempt } from '../use-prefetched-attempt.ts';
import { AccommodationsNote } from './accommodations-note.tsx';
import { AssignedNote, AssignedStart } from './assigned-start.tsx';
import { Conditions } from './conditions.tsx';
import { ContinueExam } from './continue-exam.tsx';
import { Figures } from './figures.tsx';

const toExams = <ButtonLink href="/exams">Ver ensayos</ButtonLink>;

const Intro = ({ exam }: { exam: ExamDetail }) => {
  const { name, Icon, background } = subjectLook(exam.subject);
  useTitle(exam.title);
  useEffect(() => void keepPart('exam'), []);
  const { data: attempts } = useQuery(attemptList);
  const open = attempts?.find(({ examId, isCompleted }) => examId === exam.id && !isCompleted);
  usePrefetchedAttempt(open?.id);
  // The start belongs to the page. The button is gone when the list shows the attempt before the reply comes.
  const start = useStartExam(exam.id);
  return (
    <div className="mx-auto max-w-3xl">
      <Link
        href="/exams"
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-2xl px-2 font-bold text-brand hover:bg-brand-soft"
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
        Ensayos
      </Link>
      <header className="relative isolate mt-2 overflow-hidden rounded-card p-6 text-white sm:p-10" style={background}>
        <Icon className="absolute -top-8 -right-6 -z-10 size-52 rotate-12 opacity-15" aria-hidden="true" />
        <p className="font-bold text-white/90">{name}</p>
        <h1 className="mt-1 font-extrabold text-3xl sm:text-4xl">{exam.title}</h1>
        {exam.description && <p className="mt-3 max-w-xl text-lg text-white/90 leading-snug">{exam.description}</p>}
      </header>
      <Figures examId={exam.id} />
      {open ? (
        <>
          <ContinueExam attempt={open} />
          <Conditions />
        </>
      ) : (
        <>
          <AssignedNote examId={exam.id} />
          <AccommodationsNote duration={exam.duration} />
          <Conditions />
          <AssignedStart examId={exam.id} start={start} />
        </>
      )}
    </div>
  );
};

export const readFirst = (queries: QueryClient, examId: string) =>
  Promise.all([
    untilShown(queries, examDetail(examId)),
    untilShown(queries, examFigures(examId)),
    untilShown(queries, attemptList),
  ]);

export default function ExamIntroPage({ examId }: { examId: string }) {
  const { data: exam, isPending, refetch } = useQuery(examDetail(examId));
  if (isPending) {
    return (
      <div role="status" className="mx-auto grid max-w-3xl gap-6">
        <span className="sr-only">Cargando ensayo</span>
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    );
  }
  if (exam === undefined) return <Failure as="h1" onRetry={() => void refetch()} />;
  if (exam === null) {
    return (
      <Notice as="h1" icon={<SearchX />} title="Ensayo no encontrado">
        <p>Puede que lo hayan retirado o que la dirección tenga un error.</p>
        {toExams}
      </Notice>
    );
  }
  if (exam.questionCount === 0) {
    return (
      <Notice as="h1" icon={<ListX />} title="No hay preguntas disponibles">
        <p>«{exam.title}» todavía se está preparando. Vuelve pronto.</p>
        {toExams}
      </Notice>
    );
  }
  return <Intro exam={exam} />;
}
