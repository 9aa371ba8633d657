import { durationWith } from '@matraz/contracts/classes/accommodations';
import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import { receiptLink } from '@matraz/domain/seal/short-receipt';
import { useQuery } from '@tanstack/react-query';
import { Download, Hourglass, Printer } from 'lucide-react';
import { Link } from 'wouter';
import { call } from '../../../shared/net/api.ts';
import { ApiError } from '../../../shared/net/api-error.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { displayName } from '../../../shared/session/display-name.ts';
import { useUser } from '../../../shared/session/session.ts';
import { percent } from '../../../shared/study/percent.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Logo } from '../../../shared/ui/logo.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { QrCode, qrOf } from '../../../shared/ui/qr-code.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AttemptMissing } from '../attempt-missing.tsx';
import { attemptDetail } from '../offline/attempt-query.ts';
import { scoreLevel } from '../score-level.ts';
import { durationText } from '../time.ts';
import { extraSeconds, timeChangeText } from '../time-changes.ts';
import { scoreInWords } from '../words.ts';
import { saveReceipt, useReceipt } from './use-receipt.ts';

const moment = new Intl.DateTimeFormat('es-CL', {
  dateStyle: 'long',
  timeStyle: 'short',
  hour12: false,
  timeZone: 'America/Santiago',
});

const ends: Record<CompletedAttempt['reason'], string> = {
  submitted: 'La estudiante o el estudiante lo entregó.',
  'time-expired': 'Se entregó al acabarse el tiempo.',
  'auto-answered': 'Se respondió al azar, como prueba de la plataforma.',
  'ended-by-staff': 'Lo terminó quien administraba el ensayo.',
  paper: 'Se respondió en papel.',
};

const Row = ({ name, children }: { name: string; children: string }) => (
  <div className="grid gap-x-4 border-line border-t py-2.5 sm:grid-cols-[11rem_1fr] print:grid-cols-[11rem_1fr]">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words font-semibold">{children}</dd>
  </div>
);

/** The link of the signed receipt. Null: it is not sealed yet, or there is no network. */
const useLink = (attemptId: string) => {
  const { data, error } = useQuery({
    queryKey: ['attempt', attemptId, 'receipt'],
    queryFn: async () => receiptLink(await call('getReceipt', { params: { id: attemptId } }), window.location.origin),
    retry: false,
  });
  const isLater = error instanceof ApiError && error.problem.code === 'not_sealed_yet';
  return { link: data ?? null, isLater };
};

const Verification = ({ attemptId }: { attemptId: string }) => {
  const { link, isLater } = useLink(attemptId);
  const code = link === null ? null : qrOf(link);
  return (
    <section className="mt-7 break-inside-avoid border-line border-t pt-5">
      <h2 className="font-extrabold text-lg">Cómo comprobar que es verdadero</h2>
      <div className="mt-2 flex flex-col gap-5 sm:flex-row print:flex-row">
        <ol className="min-w-0 flex-1 list-decimal space-y-1.5 pl-5 leading-snug">
          {code && <li>Lee el código con la cámara de un teléfono. Se abre una página de esta plataforma.</li>}
          <li>
            {code ? 'O pide' : 'Pide'} el archivo del comprobante y ábrelo en {window.location.host}/verificar
          </li>
          <li>La página dice si el puntaje es el que se registró, y cuándo. No se necesita una cuenta.</li>
        </ol>
        {code && <QrCode code={code} label="Código QR del comprobante" className="w-40 shrink-0 print:w-36" />}
      </div>
      {isLater && (
        <p className="mt-3 text-ink-soft">
          El código se está preparando: en un par de minutos estará aquí. Vuelve a abrir esta página antes de
          imprimirla.
        </p>
      )}
      <p className="mt-3 text-ink-soft text-sm leading-snug">
        El nombre es el de la cuenta. Lo firmado no tiene el nombre: lleva el número del ensayo rendido, {attemptId}.
      </p>
    </section>
  );
};

const Sheet = ({ attempt }: { attempt: CompletedAttempt }) => {
  const user = useUser();
  const receipt = useReceipt(attempt.id);
  const download = async () => saveReceipt(await receipt.mutateAsync());
  const { title, detail } = scoreLevel(attempt.paesScore);
  return (
    <div className="mx-auto max-w-2xl print:max-w-none">
      <div className="mb-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center print:hidden">
        <Button onClick={() => window.print()}>
          <Printer className="size-5" aria-hidden="true" />
          Imprimir o guardar como PDF
        </Button>
        <Button look="quiet" disabled={receipt.isPending} onClick={() => void download().catch(() => {})}>
          <Download className="size-5" aria-hidden="true" />
          Descargar archivo
        </Button>
        <Link
          href={`/exam-results/${attempt.id}`}
          className="inline-flex min-h-11 items-center font-bold text-brand underline underline-offset-4"
        >
          Volver a los resultados
        </Link>
      </div>
      <article className="rounded-card bg-surface p-6 shadow-card ring-1 ring-line sm:p-10 print:p-0 print:shadow-none print:ring-0">
        <Logo />
        <h1 className="mt-6 font-extrabold text-2xl sm:text-3xl">Comprobante de ensayo</h1>
        <p className="mt-1 text-lg leading-snug">
          {displayName(user)} rindió el ensayo «{attempt.exam.title}» y obtuvo este puntaje.
        </p>
        <p className="mt-6 font-semibold text-ink-soft">Puntaje PAES simulado</p>
        <p className="font-extrabold text-6xl tabular-nums leading-none sm:text-7xl">
          {scoreInWords(attempt.paesScore)}
        </p>
        <p className="mt-2 font-extrabold text-xl">{detail ? `${title}: ${detail.toLowerCase()}` : title}</p>
        <p className="mt-2 leading-snug">
          La escala va de 100 a 1.000 puntos, como la PAES de Ciencias. Es un ensayo para practicar: este puntaje no es
          el oficial y no sirve para postular.
        </p>
        <dl className="mt-6">
          <Row name="Estudiante">{displayName(user)}</Row>
          <Row name="Ensayo">{attempt.exam.title}</Row>
          <Row name="Comenzó">{moment.format(new Date(attempt.startedAt))}</Row>
          <Row name="Terminó">{`${moment.format(new Date(attempt.finishedAt))}. ${ends[attempt.reason]}`}</Row>
          <Row name="Tiempo usado">
            {`${durationText(attempt.timeElapsed)} de ${durationText(durationWith(attempt.exam.duration, attempt.extraTime) + extraSeconds(attempt.timeChanges))}`}
          </Row>
          {attempt.extraTime > 0 && <Row name="Más tiempo">{`${attempt.extraTime} % más desde el comienzo`}</Row>}
          {attempt.timeChanges.map((change) => (
            <Row key={`${change.kind} ${change.at}`} name="Cambio de tiempo">
              {`${moment.format(new Date(change.at))}. ${timeChangeText(change)}: ${change.reason}`}
            </Row>
          ))}
          <Row name="Respuestas correctas">
            {`${attempt.correct} de ${attempt.scored} (${percent(attempt.percentage)})`}
          </Row>
          <Row name="Respondió">{`${attempt.answered} de ${attempt.total} preguntas`}</Row>
          {attempt.rescorings.length > 0 && (
            <Row name="Recalculado">
              Después del ensayo se corrigió o anuló una pregunta. Este es el puntaje corregido.
            </Row>
          )}
        </dl>
        <Verification attemptId={attempt.id} />
      </article>
    </div>
  );
};

/** People read, print and check the receipt of an attempt here. A link leads to the signed file. */
export default function ReceiptPage({ attemptId }: { attemptId: string }) {
  useTitle('Comprobante de ensayo');
  const { data: attempt, isPending, refetch } = useQuery(attemptDetail(attemptId, useUser()));
  if (isPending) {
    return (
      <div role="status" className="mx-auto max-w-2xl">
        <span className="sr-only">Cargando comprobante</span>
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  }
  if (attempt === undefined) return <Failure as="h1" onRetry={() => void refetch()} />;
  if (attempt === null) return <AttemptMissing />;
  if (attempt.isCompleted && !attempt.isWithheld) return <Sheet attempt={attempt} />;
  return (
    <Notice as="h1" icon={<Hourglass />} title="Resultados no disponibles">
      {attempt.isCompleted ? (
        <p>Tu docente muestra los resultados de este ensayo después. Con ellos aparece el comprobante.</p>
      ) : (
        <>
          <p>Este ensayo sigue en curso. El comprobante aparece cuando lo entregas o se acaba el tiempo.</p>
          <ButtonLink href={`/exam-attempt/${attempt.id}`}>Continuar ensayo</ButtonLink>
        </>
      )}
    </Notice>
  );
}
