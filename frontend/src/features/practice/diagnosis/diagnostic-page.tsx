import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Compass, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { uuidv7 } from '../../../shared/net/uuid.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { diagnosticStep } from '../queries.ts';
import { ReviewStep } from '../review/review-step.tsx';
import { RoundHeader } from '../review/round-header.tsx';
import { DiagnosticResult } from './diagnostic-result.tsx';

// Loads the notification area before the first answer.
void import('../../../shared/ui/toaster.tsx').catch(() => {});

const Start = ({ answered, total, onStart }: { answered: number; total: number; onStart: () => void }) => (
  <section className="mt-5 animate-rise rounded-card bg-surface p-6 shadow-card ring-1 ring-line sm:p-8">
    <h2 className="font-extrabold text-xl">
      {answered === 0 ? `${total} preguntas para saber por dónde empezar` : `Vas en ${answered} de ${total}`}
    </h2>
    {answered > 0 && <ProgressBar value={answered} max={total} label="Avance del diagnóstico" className="mt-4 h-3" />}
    <ul className="mt-4 grid list-disc gap-2 pl-5 leading-snug">
      <li>Son de todas las áreas, y se adaptan a lo que respondes.</li>
      <li>No hay reloj. Si algo no lo has visto, elige lo que te parezca: también sirve.</li>
      <li>Puedes dejarlo y seguir después, en cualquier equipo. Lo que ya practicaste cuenta.</li>
    </ul>
    <Button onClick={onStart} className="mt-6 min-h-13 w-full text-lg sm:w-auto sm:px-10">
      {answered === 0 ? 'Comenzar el diagnóstico' : 'Continuar el diagnóstico'}
    </Button>
  </section>
);

export default function DiagnosticPage() {
  useTitle('Diagnóstico');
  const queries = useQueryClient();
  const [visit] = useState(uuidv7);
  // A page that has explained the diagnostic links to `?empezar`.
  const [search] = useSearchParams();
  const [isStarted, setStarted] = useState(() => search.has('empezar'));
  const [step, setStep] = useState(0);
  const { data, isError, refetch } = useQuery(diagnosticStep(visit, step));
  const question = data?.question;
  return (
    <div className="mx-auto max-w-3xl">
      <RoundHeader
        icon={<Compass />}
        tint="bg-brand-soft text-brand"
        title="Diagnóstico"
        about="Descubre qué sabes ya y qué estudiar primero."
        closeLabel="Cerrar el diagnóstico y volver al inicio"
      />
      {isError && !data && <Failure onRetry={() => void refetch()} />}
      {!isError && !data && (
        <div role="status" className="mt-5">
          <span className="sr-only">Cargando</span>
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      {data?.total === 0 && (
        <Notice icon={<Hourglass />} title="Todavía no hay preguntas">
          <p>Cuando haya temas con preguntas, el diagnóstico te espera aquí.</p>
          <ButtonLink href="/">Volver al Inicio</ButtonLink>
        </Notice>
      )}
      {data && question && !isStarted && (
        <Start answered={data.answered} total={data.total} onStart={() => setStarted(true)} />
      )}
      {data && question && isStarted && (
        <>
          <ReviewStep
            key={question.id}
            question={question}
            place={`Pregunta ${data.answered + 1} de ${data.total}`}
            progress={
              <ProgressBar
                value={data.answered}
                max={data.total}
                label="Avance del diagnóstico"
                className="mt-3 h-2.5"
              />
            }
            isRepeat={false}
            goesOnUnjudged={false}
            isFirst={false}
            isLast={data.answered + 1 === data.total}
            // The next question is read while the student reads the explanation.
            onAnswered={() => void queries.prefetchQuery(diagnosticStep(visit, step + 1))}
            onGone={() => void refetch()}
            onNext={() => setStep(step + 1)}
          />
          <p className="mt-4 px-1 text-ink-soft text-sm">
            Puedes parar cuando quieras: lo que respondiste queda guardado.
          </p>
        </>
      )}
      {data && data.total > 0 && question === null && <DiagnosticResult visit={visit} />}
    </div>
  );
}
