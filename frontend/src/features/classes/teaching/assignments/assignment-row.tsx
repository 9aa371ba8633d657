import type { Assignment } from '@matraz/contracts/assignments/http';
import { useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { when } from '../../../../shared/assignments/assigned-work.ts';
import { call } from '../../../../shared/net/api.ts';
import { serverTime } from '../../../../shared/net/server-time.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { Failure } from '../../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { assignmentProgress } from '../../queries.ts';
import { useClassChange } from '../../use-class-change.ts';
import { conditionsOf, draftOf } from './assignment-draft.ts';
import { AssignmentForm } from './assignment-form.tsx';

interface Props {
  classId: string;
  assignment: Assignment;
}

const stateText = ({ opensAt, closesAt, isWithdrawn }: Assignment, now: number): string => {
  if (isWithdrawn) return 'Retirado';
  if (now < Date.parse(opensAt)) return `Abre el ${when(opensAt)}, cierra el ${when(closesAt)}`;
  return now < Date.parse(closesAt) ? `Abierto hasta el ${when(closesAt)}` : `Cerró el ${when(closesAt)}`;
};

const facts = ({ kind, attempts, accessWord, form, showsResults }: Assignment): string[] => {
  if (kind === 'topic') return [];
  return [
    ...(attempts > 1 ? [`${attempts} intentos`] : []),
    ...(accessWord === null ? [] : [`palabra «${accessWord}»`]),
    ...(form.questions || form.options ? ['orden distinto por estudiante'] : []),
    showsResults ? 'resultados a la vista' : 'resultados ocultos para el curso',
  ];
};

const states = { none: 'Sin empezar', started: 'En curso', done: 'Listo' };

const Progress = ({ classId, assignment }: Props) => {
  const { data, isError, refetch } = useQuery(assignmentProgress(classId, assignment.id));
  if (!data)
    return isError ? <Failure onRetry={() => void refetch()} /> : <Skeleton className="mt-2 h-24 rounded-2xl" />;
  const textOf = ({ state, count }: (typeof data.students)[number]) =>
    assignment.kind === 'exam' || count === 0
      ? states[state]
      : `${states[state]} · ${count} respondidas desde que abrió`;
  return (
    <ul className="mt-2 max-h-72 overflow-y-auto">
      {data.students.map((student) => (
        <li key={student.userId} className="flex flex-wrap gap-x-4 border-line border-t py-1.5">
          <span className="wrap-anywhere mr-auto">{student.name}</span>
          <span className={student.state === 'done' ? 'font-semibold text-good' : 'text-ink-soft'}>
            {textOf(student)}
          </span>
        </li>
      ))}
    </ul>
  );
};

interface ConfirmProps {
  title: string;
  text: string;
  action: string;
  isDanger?: boolean;
  change: { isPending: boolean; mutate: () => void };
  onClose: () => void;
}

/** The focus begins at the button that changes nothing. */
const Confirm = ({ title, text, action, isDanger = false, change, onClose }: ConfirmProps) => (
  <Dialog title={title} description={text} onClose={onClose}>
    <div className="mt-6 flex flex-wrap gap-3">
      <Button look="quiet" onClick={onClose}>
        Cancelar
      </Button>
      <Button look={isDanger ? 'danger' : 'primary'} disabled={change.isPending} onClick={() => change.mutate()}>
        {action}
      </Button>
    </div>
  </Dialog>
);

type Open = 'change' | 'release' | 'withdraw' | null;

const Dialogs = ({ classId, assignment, open, onClose }: Props & { open: Open; onClose: () => void }) => {
  const params = { id: classId, assignmentId: assignment.id };
  const change = useClassChange<Parameters<typeof conditionsOf>[0]>({
    send: (draft) => call('changeAssignment', { params, body: conditionsOf(draft) }),
    done: 'Cambios guardados',
    onDone: onClose,
  });
  const release = useClassChange({
    send: () => call('releaseAssignmentResults', { params }),
    done: 'El curso ya ve sus resultados',
    onDone: onClose,
  });
  const withdraw = useClassChange({
    send: () => call('withdrawAssignment', { params }),
    done: 'Ya no está asignado',
    onDone: onClose,
  });
  if (open === 'change')
    return (
      <AssignmentForm
        title={assignment.title}
        initial={draftOf(assignment)}
        isPending={change.isPending}
        onSave={(draft) => change.mutate(draft)}
        onClose={onClose}
      />
    );
  if (open === 'release')
    return (
      <Confirm
        title="¿Mostrar los resultados ahora?"
        text="Quienes ya entregaron ven su puntaje y las claves. Quien todavía rinde podría enterarse de ellas."
        action="Mostrar resultados"
        change={release}
        onClose={onClose}
      />
    );
  if (open === 'withdraw')
    return (
      <Confirm
        title={`¿Retirar «${assignment.title}»?`}
        text="Nadie más lo comienza como asignado. Quien está rindiendo termina, y quienes entregaron ven su resultado."
        action="Retirar"
        isDanger
        change={withdraw}
        onClose={onClose}
      />
    );
  return null;
};

/** One assigned work, with what its teacher can do. */
export const AssignmentRow = ({ classId, assignment, isArchived }: Props & { isArchived: boolean }) => {
  const [open, setOpen] = useState<Open>(null);
  const [showsProgress, setShowsProgress] = useState(false);
  const { kind, title, workId, done, students, isWithdrawn, showsResults } = assignment;
  const isExam = kind === 'exam';
  return (
    <li className="border-line border-t py-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 className="wrap-anywhere mr-auto font-bold leading-snug">{title}</h3>
        <span className="tabular-nums">
          <b>{done}</b> de {students} {isExam ? 'lo entregaron' : 'lo completaron'}
        </span>
      </div>
      <p className="text-ink-soft text-sm">
        {[stateText(assignment, serverTime().getTime()), ...facts(assignment)].join(' · ')}
      </p>
      <div className="mt-1 flex flex-wrap gap-x-1">
        <Button
          look="ghost"
          className="-ml-3"
          aria-expanded={showsProgress}
          aria-label={`Quién lo hizo: ${title}`}
          onClick={() => setShowsProgress(!showsProgress)}
        >
          Quién lo hizo
        </Button>
        {isExam && !isWithdrawn && (
          <ButtonLink
            look="ghost"
            href={`/admin/ensayos/${workId}/sala?curso=${classId}`}
            aria-label={`Abrir la sala: ${title}, asignado`}
          >
            <DoorOpen className="size-5" aria-hidden="true" />
            Sala
          </ButtonLink>
        )}
        {!isWithdrawn && !isArchived && (
          <Button look="ghost" aria-label={`Cambiar: ${title}`} onClick={() => setOpen('change')}>
            Cambiar
          </Button>
        )}
        {isExam && !showsResults && (
          <Button look="ghost" aria-label={`Mostrar resultados: ${title}`} onClick={() => setOpen('release')}>
            Mostrar resultados
          </Button>
        )}
        {!isWithdrawn && (
          <Button look="ghost" aria-label={`Retirar: ${title}`} onClick={() => setOpen('withdraw')}>
            Retirar
          </Button>
        )}
      </div>
      {showsProgress && <Progress classId={classId} assignment={assignment} />}
      <Dialogs classId={classId} assignment={assignment} open={open} onClose={() => setOpen(null)} />
    </li>
  );
};
