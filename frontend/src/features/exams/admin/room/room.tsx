import type { ExamRoom } from '@matraz/contracts/exams/room-http';
import { useQuery } from '@tanstack/react-query';
import { DoorOpen, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../../shared/net/api-error.ts';
import { useStable } from '../../../../shared/page/use-stable.ts';
import { useTitle } from '../../../../shared/page/use-title.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { Failure } from '../../../../shared/ui/failure.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { serverClock } from '../../offline/server-clock.ts';
import { LostTime } from './lost-time.tsx';
import { ProjectedRoom } from './projected-room.tsx';
import { examRoom } from './queries.ts';
import { RefusedList, RoomActions } from './room-actions.tsx';
import { type OpenDialog, RoomDialog } from './room-dialogs.tsx';
import {
  countsOf,
  type EndedStudent,
  isEnded,
  isLost,
  isOpen,
  type OpenStudent,
  withoutAnswers,
} from './room-figures.ts';
import { RoomTable } from './room-table.tsx';
import { useRoomAction } from './use-room-action.ts';
import { useSecond } from './use-second.ts';

const Counts = ({ students }: Pick<ExamRoom, 'students'>) => (
  <dl className="grid grid-cols-6 gap-1.5 sm:grid-cols-5 sm:gap-2">
    {countsOf(students, useSecond()).map(({ label, count }) => (
      <div
        key={label}
        className="col-span-2 flex flex-col-reverse justify-end rounded-2xl bg-surface px-2 py-2 ring-1 ring-line nth-[n+4]:col-span-3 sm:col-span-1! sm:px-4 sm:py-3"
      >
        <dt className="text-ink-soft text-xs leading-snug sm:text-sm">{label}</dt>
        <dd className="font-extrabold text-2xl tabular-nums">{count}</dd>
      </div>
    ))}
  </dl>
);

interface ChoiceProps {
  open: readonly OpenStudent[];
  onChoose: (students: readonly OpenStudent[]) => void;
}

const ChooseLost = ({ open, onChoose }: ChoiceProps) => {
  const now = useSecond();
  const lost = open.filter((student) => isLost(student, now));
  return (
    <Button look="quiet" disabled={lost.length === 0} onClick={() => onChoose(lost)}>
      Todas las personas sin conexión
    </Button>
  );
};

/** Chooses all, those without a connection, or those without answers. */
const Choice = ({ open, onChoose }: ChoiceProps) => {
  const [minutes, setMinutes] = useState('3');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="quiet" disabled={open.length === 0} onClick={() => onChoose(open)}>
        Elegir todo
      </Button>
      <ChooseLost open={open} onChoose={onChoose} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="quiet"
          disabled={open.length === 0}
          onClick={() => onChoose(withoutAnswers(open, Number(minutes) || 0, serverClock.now()))}
        >
          Sin respuestas hace más de
        </Button>
        <label className="flex items-center gap-2 text-ink-soft">
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={180}
            value={minutes}
            onChange={({ target }) => setMinutes(target.value)}
            aria-label="Minutos sin respuestas"
            className="min-h-11 w-18 rounded-xl border-2 border-control bg-surface px-3 font-semibold text-ink"
          />
          minutos
        </label>
      </div>
    </div>
  );
};

const Students = ({ examId, students }: { examId: string; students: ExamRoom['students'] }) => {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<{ dialog: OpenDialog; students: OpenStudent[]; ended: EndedStudent[] } | null>(
    null,
  );
  const { act, isActing, refused, forgetRefused } = useRoomAction(examId);
  const open = students.filter(isOpen);
  const chosen = open.filter(({ attemptId }) => picked.has(attemptId));
  const ended = students.filter(isEnded).filter(({ attemptId }) => picked.has(attemptId));
  const shown = new Set([...chosen, ...ended].map(({ attemptId }) => attemptId));
  const chooseOne = useStable((attemptId: string, isChosen: boolean) =>
    setPicked((before) => {
      const next = new Set(before);
      if (isChosen) next.add(attemptId);
      else next.delete(attemptId);
      return next;
    }),
  );
  return (
    <section>
      <h2 className="sr-only">Estudiantes</h2>
      <RefusedList refused={refused} onClose={forgetRefused} />
      <LostTime students={students} isActing={isActing} onAct={(action) => act(action)} />
      <Choice open={open} onChoose={(some) => setPicked(new Set(some.map(({ attemptId }) => attemptId)))} />
      <div className="mt-3 lg:rounded-card lg:bg-surface lg:p-3 lg:ring-1 lg:ring-line">
        <RoomTable students={students} chosen={shown} onChoose={chooseOne} />
      </div>
      {shown.size > 0 && (
        <RoomActions
          open={chosen.length}
          ended={ended.length}
          isActing={isActing}
          onOpen={(next) => setDialog({ dialog: next, students: chosen, ended })}
          onClear={() => setPicked(new Set())}
        />
      )}
      {dialog && (
        <RoomDialog
          {...dialog}
          isBusy={isActing}
          onAct={(action) => act(action, { onSuccess: () => setDialog(null) })}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
};

const Loaded = ({ room, isStale }: { room: ExamRoom; isStale: boolean }) => {
  const [isProjected, setIsProjected] = useState(false);
  const { title, className, students } = room;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="mr-auto min-w-0">
          <p className="font-semibold text-ink-soft">Sala{className && ` · ${className}`}</p>
          <h1 className="wrap-anywhere font-extrabold text-3xl sm:text-4xl">{title}</h1>
        </div>
        <Switch isOn={isProjected} onChange={setIsProjected}>
          Proyectar
        </Switch>
      </div>
      <div role="status" className="empty:-mt-5">
        {isStale && (
          <p className="flex items-center gap-3 rounded-2xl bg-gold-soft px-4 py-3 font-semibold">
            <WifiOff className="size-5 shrink-0 text-gold" aria-hidden="true" />
            <span>No hay conexión con Matraz. Lo que ves puede haber cambiado.</span>
          </p>
        )}
      </div>
      {students.length === 0 && (
        <Notice as="h2" icon={<DoorOpen />} title="No hay nadie en la sala">
          <p>
            {className
              ? 'El curso todavía no tiene estudiantes.'
              : 'Quienes comienzan el ensayo aparecen aquí al momento.'}
          </p>
        </Notice>
      )}
      {students.length > 0 && isProjected && <ProjectedRoom students={students} />}
      {students.length > 0 && !isProjected && (
        <>
          <Counts students={students} />
          <Students examId={room.examId} students={students} />
        </>
      )}
    </>
  );
};

/** Who takes an exam now, and what staff can do for them. @param classId null: everybody, for administrators only */
export const Room = ({ examId, classId }: { examId: string; classId: string | null }) => {
  const { data, error, failureCount, refetch } = useQuery(examRoom(examId, classId));
  useTitle(data ? `Sala · ${data.title}` : 'Sala');
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {data && !isMissing && <Loaded room={data} isStale={failureCount > 0} />}
      {isMissing && (
        <Notice as="h1" icon={<DoorOpen />} title="No encontramos esta sala">
          <p>El ensayo no existe, o no enseñas en el curso. La sala de un curso se abre desde su página.</p>
          <ButtonLink href="/docente">Ver mis cursos</ButtonLink>
        </Notice>
      )}
      {!data && !isMissing && error && <Failure as="h1" onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" className="grid gap-5">
          <span className="sr-only">Cargando la sala</span>
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      )}
    </div>
  );
};
