import '../shared/styles/admin.css';
import type { PlatformStatus } from '@matraz/contracts/status-http';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../shared/net/api.ts';
import { useTitle } from '../shared/page/use-title.ts';
import { amount } from '../shared/study/words.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Failure } from '../shared/ui/failure.tsx';
import { Skeleton } from '../shared/ui/skeleton.tsx';
import { AdminOnly } from './admin-only.tsx';
import { ClientErrorList } from './client-error-list.tsx';

const moment = new Intl.DateTimeFormat('es-CL', { dateStyle: 'medium', timeStyle: 'short', hour12: false });
const time = (iso: string) => moment.format(new Date(iso));
const number = new Intl.NumberFormat('es-CL');
const askOperator = 'avise a quien administra el servidor (proceso worker)';

/** The worker compares every night, and a backup is made every night. Longer pauses mean that one did not run. */
const longestDailyPauseMs = 36 * 60 * 60 * 1_000;
/** The worker counts its jobs every 15 s and runs each at its time. */
const longestUncountedMs = 2 * 60 * 1_000;
const longestWaitSeconds = 60;

/** A tenth is some days of growth. The alert of Prometheus has the same limit. */
const leastFreePart = 0.1;

/** @param seconds more than nine */
const duration = (seconds: number) =>
  seconds < 120
    ? `${seconds} segundos`
    : seconds < 7_200
      ? `${Math.round(seconds / 60)} minutos`
      : `${number.format(Math.round(seconds / 3_600))} horas`;

interface Part {
  name: string;
  isFine: boolean;
  text: ReactNode;
}

const database = ({ database: { writes } }: PlatformStatus): Part => ({
  name: 'Base de datos',
  isFine: writes === 'ok',
  text: {
    ok: 'Guarda los cambios.',
    'disk-full': 'No guarda nada: su disco está lleno. Hay que liberar espacio en el servidor.',
    'read-only': 'No guarda nada: el servidor de la base de datos solo admite lecturas.',
    failing: 'No guarda nada: rechaza los cambios. El motivo está en el registro de la api.',
  }[writes],
});

const gigabytes = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });
const diskNames = { data: 'Disco', database: 'Disco de la base de datos' };

const disk = ({ folder, freeBytes, sizeBytes }: PlatformStatus['disks'][number]): Part => ({
  name: diskNames[folder],
  isFine: freeBytes / sizeBytes > leastFreePart,
  text: `Quedan libres ${gigabytes.format(freeBytes / 1e9)} GB de ${gigabytes.format(sizeBytes / 1e9)} GB.`,
});

const clock = ({ clockJump }: PlatformStatus): Part => {
  const name = 'Reloj';
  if (!clockJump) return { name, isFine: true, text: 'Sin saltos en la última hora.' };
  const length = duration(Math.abs(clockJump.seconds));
  return {
    name,
    isFine: false,
    text: `${clockJump.seconds < 0 ? 'Retrocedió' : 'Se adelantó'} ${length} y quedó en ${time(clockJump.at)}. Revise la hora del servidor de la base de datos: los plazos de los ensayos la siguen.`,
  };
};

const missing = (seconds: number, events: number | null) => {
  const last = `los últimos ${Math.round(seconds)} segundos`;
  return events === null ? last : `${number.format(events)} cambios, ${last}`;
};

const readModels = ({ readModels: { behindSeconds, behindEvents, parked, isRebuilding } }: PlatformStatus): Part[] => [
  {
    name: 'Datos de las páginas',
    isFine: behindSeconds < 10,
    text: `${behindSeconds < 2 ? 'Al día' : `Se están poniendo al día: les faltan ${missing(behindSeconds, behindEvents)}`}${isRebuilding ? '. Se están preparando de nuevo' : ''}.`,
  },
  {
    name: 'Cambios que no se muestran',
    isFine: parked === 0,
    text:
      parked === 0
        ? 'Ninguno.'
        : `${amount(parked, 'cambio está guardado, pero no se ve', 'cambios están guardados, pero no se ven')} en las páginas. En el servidor: npm run ops -- projections parked.`,
  },
];

const attempts = ({ attempts: { open, overdue } }: PlatformStatus): Part => ({
  name: 'Ensayos en curso',
  isFine: overdue === 0,
  text: `${open === 0 ? 'Ninguno' : amount(open, 'ensayo', 'ensayos')}${overdue > 0 ? `; ${overdue} ${overdue === 1 ? 'debía' : 'debían'} haber terminado: ${askOperator}` : ''}.`,
});

const mostWaiting = 100;

const notices = ({ waitingNotices }: PlatformStatus): Part => ({
  name: 'Avisos de pago',
  isFine: waitingNotices < mostWaiting,
  text:
    waitingNotices === 0
      ? 'Ninguno en espera.'
      : `${amount(waitingNotices, 'espera', 'esperan')} su turno${waitingNotices < mostWaiting ? '' : `: ${askOperator}`}.`,
});

const queueOf = ({ checkedAt, queue }: PlatformStatus): Part => {
  const name = 'Tareas automáticas';
  if (!queue) return { name, isFine: false, text: `Nunca se contaron: ${askOperator}.` };
  const { scheduled, waiting, oldestSeconds, measuredAt } = queue;
  if (Date.parse(checkedAt) - Date.parse(measuredAt) > longestUncountedMs)
    return { name, isFine: false, text: `No se cuentan desde ${time(measuredAt)}: ${askOperator}.` };
  const late =
    waiting === 0
      ? 'Ninguna espera'
      : `${amount(waiting, 'espera', 'esperan')}, la más antigua desde hace ${amount(Math.round(oldestSeconds), 'segundo', 'segundos')}`;
  return {
    name,
    isFine: oldestSeconds < longestWaitSeconds,
    text: `${late}; ${amount(scheduled, 'programada', 'programadas')}.`,
  };
};

const sealProblems: Record<NonNullable<PlatformStatus['sealProblem']>, string> = {
  missing: 'Los datos no están sellados todavía',
  unsigned: 'El último sello no tiene la firma de esta plataforma',
  stopped: 'No se sella nada desde hace más de diez minutos',
  behind: 'Hay cambios sin sellar desde hace más de diez minutos',
};

const sealOf = ({ seal, sealProblem }: PlatformStatus): Part => ({
  name: 'Sello contra alteraciones',
  isFine: sealProblem === null,
  text: [
    ...(sealProblem ? [`${sealProblems[sealProblem]}: ${askOperator}.`] : []),
    ...(seal ? [`${number.format(seal.size)} cambios sellados, ${time(seal.sealedAt)}.`] : []),
  ].join(' '),
});

const verificationOf = (status: PlatformStatus): Part => {
  const name = 'Revisión del sello';
  const { verification } = status;
  if (!verification) return { name, isFine: false, text: 'Nunca se hizo. Se hace sola cada noche.' };
  if (verification.problem !== null)
    return {
      name,
      isFine: false,
      text: (
        <>
          Los datos no son los que se sellaron ({time(verification.verifiedAt)}):
          <span className="block whitespace-pre-line break-words font-mono text-sm">{verification.problem}</span>
        </>
      ),
    };
  return {
    name,
    isFine: Date.parse(status.checkedAt) - Date.parse(verification.verifiedAt) < longestDailyPauseMs,
    text: `${number.format(verification.size)} cambios sin alteraciones, ${time(verification.verifiedAt)}.`,
  };
};

const backupOf = ({ checkedAt, backup }: PlatformStatus): Part => {
  const name = 'Respaldo';
  if (!backup)
    return { name, isFine: false, text: 'Nunca se hizo uno. En el servidor: npm run ops -- backup respaldo.tar.' };
  const ageMs = Date.parse(checkedAt) - Date.parse(backup.madeAt);
  const hours = Math.round(ageMs / 3_600_000);
  const age =
    hours < 1
      ? 'hace menos de una hora'
      : hours < 48
        ? `hace ${amount(hours, 'hora', 'horas')}`
        : `hace ${Math.round(hours / 24)} días`;
  return {
    name,
    isFine: ageMs < longestDailyPauseMs,
    text: `El último, ${age} (${time(backup.madeAt)}): ${number.format(backup.events)} cambios.`,
  };
};

/** An error that no browser reported for this long is over. */
const recentErrorMs = 24 * 60 * 60 * 1_000;

const clientErrorsOf = ({ checkedAt, clientErrors }: PlatformStatus): Part => {
  const name = 'Errores en los navegadores';
  const [last] = clientErrors;
  if (!last) return { name, isFine: true, text: 'Ninguno en los últimos 30 días.' };
  const reports = clientErrors.reduce((sum, error) => sum + error.reports, 0);
  return {
    name,
    isFine: Date.parse(checkedAt) - Date.parse(last.lastAt) > recentErrorMs,
    text: (
      <>
        {amount(reports, 'aviso', 'avisos')} de {amount(clientErrors.length, 'error', 'errores')}, sin datos de quién lo
        tuvo.
        <ClientErrorList errors={clientErrors} time={time} />
      </>
    ),
  };
};

const Row = ({ name, isFine, text }: Part) => {
  const Icon = isFine ? CircleCheck : TriangleAlert;
  return (
    <div className="flex gap-4 border-line border-t py-4 first:border-t-0">
      <Icon className={`mt-0.5 size-6 shrink-0 ${isFine ? 'text-good' : 'text-bad'}`} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <dt className="font-bold">
          {name}
          {!isFine && <span className="sr-only">: necesita atención</span>}
        </dt>
        <dd className="text-ink-soft">{text}</dd>
      </div>
    </div>
  );
};

/** What operators without Grafana need to know. Read again every ten seconds. */
const Status = () => {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['platform-status'],
    queryFn: () => call('getPlatformStatus'),
    refetchInterval: 10_000,
    staleTime: 0,
  });
  if (isPending) return <Skeleton className="mt-6 h-96 rounded-card" />;
  if (!data) return <Failure onRetry={() => void refetch()} />;
  const parts = [
    database(data),
    ...data.disks.map(disk),
    clock(data),
    ...readModels(data),
    attempts(data),
    queueOf(data),
    notices(data),
    sealOf(data),
    verificationOf(data),
    backupOf(data),
    clientErrorsOf(data),
  ];
  return (
    <>
      <dl className="mt-6 rounded-card border border-line bg-surface px-5 sm:px-6">
        {parts.map((part) => (
          <Row key={part.name} {...part} />
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">{`Leído ${time(data.checkedAt)}. Se actualiza solo.`}</p>
    </>
  );
};

export default function StatusPage() {
  useTitle('Estado');
  return (
    <AdminOnly>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto font-extrabold text-3xl sm:text-4xl">Estado</h1>
        <ButtonLink look="quiet" href="/admin">
          <ArrowLeft className="size-5" aria-hidden="true" />
          Administración
        </ButtonLink>
      </div>
      <Status />
    </AdminOnly>
  );
}
