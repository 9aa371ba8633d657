import '../shared/styles/admin.css';
import type { PlatformStatus } from '@matraz/contracts/status-http';
import { isUncounted, partsInNeed, type StatusPart } from '@matraz/domain/status/status-parts';
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

/** @param seconds more than nine */
const duration = (seconds: number) =>
  seconds < 120
    ? `${seconds} segundos`
    : seconds < 7_200
      ? `${Math.round(seconds / 60)} minutos`
      : `${number.format(Math.round(seconds / 3_600))} horas`;

interface Part {
  part: StatusPart;
  name: string;
  text: ReactNode;
}

const database = ({ database: { writes } }: PlatformStatus): Part => ({
  part: 'database',
  name: 'Base de datos',
  text: {
    ok: 'Guarda los cambios.',
    'disk-full': 'No guarda nada: su disco está lleno. Hay que liberar espacio en el servidor.',
    'read-only': 'No guarda nada: el servidor de la base de datos solo admite lecturas.',
    failing: 'No guarda nada: rechaza los cambios. El motivo está en el registro de la api.',
  }[writes],
});

const gigabytes = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });
const diskNames = { data: 'Disco', database: 'Disco de la base de datos' };
const diskParts = { data: 'dataDisk', database: 'databaseDisk' } as const;

const disk = ({ folder, freeBytes, sizeBytes }: PlatformStatus['disks'][number]): Part => ({
  part: diskParts[folder],
  name: diskNames[folder],
  text: `Quedan libres ${gigabytes.format(freeBytes / 1e9)} GB de ${gigabytes.format(sizeBytes / 1e9)} GB.`,
});

const clock = ({ clockJump }: PlatformStatus): Part => {
  const clock = { part: 'clock', name: 'Reloj' } as const;
  if (!clockJump) return { ...clock, text: 'Sin saltos en la última hora.' };
  const length = duration(Math.abs(clockJump.seconds));
  return {
    ...clock,
    text: `${clockJump.seconds < 0 ? 'Retrocedió' : 'Se adelantó'} ${length} y quedó en ${time(clockJump.at)}. Revise la hora del servidor de la base de datos: los plazos de los ensayos la siguen.`,
  };
};

const missing = (seconds: number, events: number | null) => {
  const last = `los últimos ${Math.round(seconds)} segundos`;
  return events === null ? last : `${number.format(events)} cambios, ${last}`;
};

const readModels = ({ readModels: { behindSeconds, behindEvents, parked, isRebuilding } }: PlatformStatus): Part[] => [
  {
    part: 'readModels',
    name: 'Datos de las páginas',
    text: `${behindSeconds < 2 ? 'Al día' : `Se están poniendo al día: les faltan ${missing(behindSeconds, behindEvents)}`}${isRebuilding ? '. Se están preparando de nuevo' : ''}.`,
  },
  {
    part: 'parked',
    name: 'Cambios que no se muestran',
    text:
      parked === 0
        ? 'Ninguno.'
        : `${amount(parked, 'cambio está guardado, pero no se ve', 'cambios están guardados, pero no se ven')} en las páginas. En el servidor: npm run ops -- projections parked.`,
  },
];

const attempts = ({ attempts: { open, overdue } }: PlatformStatus): Part => ({
  part: 'attempts',
  name: 'Ensayos en curso',
  text: `${open === 0 ? 'Ninguno' : amount(open, 'ensayo', 'ensayos')}${overdue > 0 ? `; ${overdue} ${overdue === 1 ? 'debía' : 'debían'} haber terminado: ${askOperator}` : ''}.`,
});

const notices = (status: PlatformStatus): Part => ({
  part: 'notices',
  name: 'Avisos de pago',
  text:
    status.waitingNotices === 0
      ? 'Ninguno en espera.'
      : `${amount(status.waitingNotices, 'espera', 'esperan')} su turno${partsInNeed(status).has('notices') ? `: ${askOperator}` : ''}.`,
});

const queueOf = ({ checkedAt, queue }: PlatformStatus): Part => {
  const one = { part: 'queue', name: 'Tareas automáticas' } as const;
  if (!queue) return { ...one, text: `Nunca se contaron: ${askOperator}.` };
  const { scheduled, waiting, oldestSeconds, measuredAt } = queue;
  if (isUncounted({ checkedAt, measuredAt }))
    return { ...one, text: `No se cuentan desde ${time(measuredAt)}: ${askOperator}.` };
  const late =
    waiting === 0
      ? 'Ninguna espera'
      : `${amount(waiting, 'espera', 'esperan')}, la más antigua desde hace ${amount(Math.round(oldestSeconds), 'segundo', 'segundos')}`;
  return { ...one, text: `${late}; ${amount(scheduled, 'programada', 'programadas')}.` };
};

const sealProblems: Record<NonNullable<PlatformStatus['sealProblem']>, string> = {
  missing: 'Los datos no están sellados todavía',
  unsigned: 'El último sello no tiene la firma de esta plataforma',
  stopped: 'No se sella nada desde hace más de diez minutos',
  behind: 'Hay cambios sin sellar desde hace más de diez minutos',
};

const sealOf = ({ seal, sealProblem }: PlatformStatus): Part => ({
  part: 'seal',
  name: 'Sello contra alteraciones',
  text: [
    ...(sealProblem ? [`${sealProblems[sealProblem]}: ${askOperator}.`] : []),
    ...(seal ? [`${number.format(seal.size)} cambios sellados, ${time(seal.sealedAt)}.`] : []),
  ].join(' '),
});

const verificationOf = ({ verification }: PlatformStatus): Part => {
  const one = { part: 'verification', name: 'Revisión del sello' } as const;
  if (!verification) return { ...one, text: 'Nunca se hizo. Se hace sola cada noche.' };
  const { problem, size, verifiedAt } = verification;
  if (problem === null)
    return { ...one, text: `${number.format(size)} cambios sin alteraciones, ${time(verifiedAt)}.` };
  return {
    ...one,
    text: (
      <>
        Los datos no son los que se sellaron ({time(verifiedAt)}):
        <span className="block whitespace-pre-line break-words font-mono text-sm">{problem}</span>
      </>
    ),
  };
};

const backupOf = ({ checkedAt, backup }: PlatformStatus): Part => {
  const one = { part: 'backup', name: 'Respaldo' } as const;
  if (!backup) return { ...one, text: 'Nunca se hizo uno. En el servidor: npm run ops -- backup respaldo.tar.' };
  const hours = Math.round((Date.parse(checkedAt) - Date.parse(backup.madeAt)) / 3_600_000);
  const age =
    hours < 1
      ? 'hace menos de una hora'
      : hours < 48
        ? `hace ${amount(hours, 'hora', 'horas')}`
        : `hace ${Math.round(hours / 24)} días`;
  return {
    ...one,
    text: `El último, ${age} (${time(backup.madeAt)}): ${number.format(backup.events)} cambios.`,
  };
};

const clientErrorsOf = ({ clientErrors }: PlatformStatus): Part => {
  const one = { part: 'clientErrors', name: 'Errores en los navegadores' } as const;
  if (clientErrors.length === 0) return { ...one, text: 'Ninguno en los últimos 30 días.' };
  const reports = clientErrors.reduce((sum, error) => sum + error.reports, 0);
  return {
    ...one,
    text: (
      <>
        {amount(reports, 'aviso', 'avisos')} de {amount(clientErrors.length, 'error', 'errores')}, sin datos de quién lo
        tuvo.
        <ClientErrorList errors={clientErrors} time={time} />
      </>
    ),
  };
};

const Row = ({ name, text, isFine }: Part & { isFine: boolean }) => {
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
  const inNeed = partsInNeed(data);
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
          <Row key={part.name} {...part} isFine={!inNeed.has(part.part)} />
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
