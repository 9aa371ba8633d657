import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import { useQuery } from '@tanstack/react-query';
import { House, Printer, RotateCcw } from 'lucide-react';
import * as Tabs from 'radix-ui/tabs';
import { Suspense, useState } from 'react';
import { fetchedPage } from '../../../shared/loading/fetched-part.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { noNotes, readNotes } from '../offline/attempt-notes.ts';
import { ReceiptSection } from '../receipt/receipt-section.tsx';
import { Breakdown } from './breakdown.tsx';
import { Comparison } from './comparison.tsx';
import { LateAnswers } from './late-answers.tsx';
import { NextStep } from './next-step.tsx';
import { QuestionTimes } from './question-times.tsx';
import { attemptReport } from './report-query.ts';
import { RescoredNotice } from './rescored-notice.tsx';
import { ResultParts } from './result-parts.tsx';
import { Review } from './review.tsx';
import { RoomNotice } from './room-notice.tsx';
import { Score } from './score.tsx';
import { Timeline } from './timeline.tsx';

const PrintedResult = fetchedPage(() => import('../printing/printed-result.tsx'));

const trigger =
  'flex min-h-11 flex-1 items-center justify-center rounded-xl px-3 py-2 font-bold text-ink-soft transition hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-brand data-[state=active]:shadow-card sm:flex-none sm:px-7';

const Links = ({ examId, onPrint }: { examId: string; onPrint: () => void }) => (
  <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
    <ButtonLink look="quiet" href="/">
      <House className="size-5" aria-hidden="true" />
      Volver al Inicio
    </ButtonLink>
    <ButtonLink look="quiet" href="/exams">
      Otros ensayos
    </ButtonLink>
    <Button look="quiet" onClick={onPrint}>
      <Printer className="size-5" aria-hidden="true" />
      Imprimir corregido
    </Button>
    {/* To the instructions: a click here does not start the clock. */}
    <ButtonLink look="quiet" href={`/exams/${examId}`}>
      <RotateCcw className="size-5" aria-hidden="true" />
      Repetir ensayo
    </ButtonLink>
  </div>
);

/** Read again with the attempt, because an answer can still be refused. */
const useNotes = (attemptId: string) => {
  const { data = noNotes } = useQuery({
    queryKey: ['attempt', attemptId, 'notes'],
    queryFn: () => readNotes(attemptId),
    staleTime: 0,
    structuralSharing: false,
  });
  return data;
};

export const Results = ({ attempt }: { attempt: CompletedAttempt }) => {
  useTitle(`Resultados: ${attempt.exam.title}`);
  const { flagged, refused } = useNotes(attempt.id);
  const { data: report, isError, refetch } = useQuery(attemptReport(attempt.id));
  const [isPrinting, setPrinting] = useState(false);
  if (isPrinting)
    return (
      <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
        <PrintedResult attempt={attempt} onBack={() => setPrinting(false)} />
      </Suspense>
    );
  return (
    <div className="mx-auto max-w-4xl">
      <Score attempt={attempt} />
      {report && <NextStep attempt={attempt} report={report} />}
      {report === undefined && !isError && <Skeleton className="mt-5 h-32 rounded-card" />}
      {report === undefined && isError && <Failure onRetry={() => void refetch()} />}
      <RescoredNotice attempt={attempt} />
      <RoomNotice attempt={attempt} />
      <LateAnswers attempt={attempt} refused={refused} />
      <Tabs.Root defaultValue="resumen" className="mt-6">
        <Tabs.List
          aria-label="Partes de los resultados"
          className="flex flex-wrap gap-1 rounded-2xl bg-sunken p-1 sm:w-fit"
        >
          <Tabs.Trigger value="resumen" className={trigger}>
            Resumen
          </Tabs.Trigger>
          <Tabs.Trigger value="revision" className={trigger}>
            Revisión
          </Tabs.Trigger>
          <Tabs.Trigger value="recorrido" className={trigger}>
            Recorrido
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="resumen" tabIndex={-1} className="mt-5 outline-none">
          <Breakdown attempt={attempt} />
          {report && <ResultParts report={report} scored={attempt.scored} />}
          {report && <Comparison attempt={attempt} report={report} />}
        </Tabs.Content>
        <Tabs.Content value="revision" tabIndex={-1} className="mt-5 outline-none">
          <Review attempt={attempt} flagged={report ? new Set([...flagged, ...report.flagged]) : flagged} />
        </Tabs.Content>
        <Tabs.Content value="recorrido" tabIndex={-1} className="mt-5 outline-none">
          {attempt.reason === 'paper' ? (
            <p className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-8">
              Lo respondiste en papel, así que Matraz no sabe en qué orden ni cuándo elegiste cada respuesta.
            </p>
          ) : (
            <>
              <QuestionTimes attempt={attempt} />
              <Timeline attempt={attempt} />
            </>
          )}
        </Tabs.Content>
      </Tabs.Root>
      <ReceiptSection attemptId={attempt.id} examTitle={attempt.exam.title} />
      <Links examId={attempt.examId} onPrint={() => setPrinting(true)} />
    </div>
  );
};
