import type { RoomStudent } from '@matraz/contracts/exams/room-http';
import { memo, type ReactNode } from 'react';
import { cx } from '../../../../shared/ui/cx.ts';
import { durationText, isRunningOut } from '../../time.ts';
import { agoText, extraText, isEnded, isLost, isOpen, leftOf, type OpenStudent } from './room-figures.ts';
import { useSecond } from './use-second.ts';

const stateLook: Record<RoomStudent['state'], { text: string; className: string }> = {
  'not-begun': { text: 'Sin comenzar', className: 'bg-sunken text-ink-soft' },
  running: { text: 'Rindiendo', className: 'bg-good-soft text-good' },
  paused: { text: 'En pausa', className: 'bg-gold-soft text-gold' },
  completed: { text: 'Entregó', className: 'bg-brand-soft text-brand' },
};

const breakEnd = new Intl.DateTimeFormat('es-CL', { hour: '2-digit', minute: '2-digit' });

const StateBadge = ({ state, breakEndsAt }: Pick<RoomStudent, 'state' | 'breakEndsAt'>) => (
  <span
    className={cx(
      'inline-block whitespace-nowrap rounded-full px-2.5 py-0.5 font-bold text-sm',
      stateLook[state].className,
    )}
  >
    {breakEndsAt ? `Descanso hasta ${breakEnd.format(new Date(breakEndsAt))}` : stateLook[state].text}
  </span>
);

const TimeLeft = ({ student }: { student: OpenStudent }) => {
  const left = leftOf(student, useSecond());
  return (
    <span className={cx('whitespace-nowrap font-extrabold', isRunningOut(left) && 'text-bad')}>
      {durationText(left)}
    </span>
  );
};

const finishedTime = new Intl.DateTimeFormat('es-CL', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const Time = ({ student }: { student: RoomStudent }) => {
  if (student.finishedAt) {
    return <span className="text-ink-soft text-sm">{finishedTime.format(new Date(student.finishedAt))}</span>;
  }
  if (!isOpen(student)) return <span className="text-ink-soft">—</span>;
  return (
    <>
      <TimeLeft student={student} />
      {student.extraSeconds > 0 && (
        <span className="ml-2 whitespace-nowrap text-ink-soft text-sm">{extraText(student.extraSeconds)}</span>
      )}
    </>
  );
};

/** The student may think, or may have lost the network. So a long time without an answer is only marked. */
const QUIET_MS = 5 * 60_000;

const LastAnswer = ({ student }: { student: OpenStudent }) => {
  const now = useSecond();
  const { lastSavedAt, startedAt } = student;
  const isQuiet = student.state === 'running' && now - Date.parse(lastSavedAt ?? startedAt) > QUIET_MS;
  return (
    <span className={cx('whitespace-nowrap', isQuiet ? 'font-bold text-gold' : 'text-ink-soft')}>
      {lastSavedAt === null ? 'ninguna' : agoText(lastSavedAt, now)}
    </span>
  );
};

const Contact = ({ student }: { student: OpenStudent }) => {
  const now = useSecond();
  const { lastContactAt, isAway, pending } = student;
  if (lastContactAt === null) return <span className="text-ink-soft">—</span>;
  const ago = agoText(lastContactAt, now);
  return (
    <span className="grid">
      {isLost(student, now) && <span className="whitespace-nowrap font-bold text-bad">Sin conexión {ago}</span>}
      {isAway && <span className="whitespace-nowrap text-gold">Fuera de la página {ago}</span>}
      {!isAway && !isLost(student, now) && <span className="whitespace-nowrap text-ink-soft">{ago}</span>}
      {pending > 0 && <span className="whitespace-nowrap text-sm">Respuestas por enviar: {pending}</span>}
    </span>
  );
};

const Progress = ({ student: { answered, total, lastPlace, state } }: { student: RoomStudent }) => {
  if (state === 'not-begun') return <span className="text-ink-soft">—</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 max-lg:justify-end">
      <span className="h-2 w-16 shrink-0 overflow-hidden rounded-full bg-sunken xl:w-24" aria-hidden="true">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${(100 * answered) / (total || 1)}%` }} />
      </span>
      <span className="whitespace-nowrap">
        <b>{answered}</b> de {total}
      </span>
      {lastPlace !== null && <span className="whitespace-nowrap text-ink-soft text-sm">va en la {lastPlace}</span>}
    </span>
  );
};

interface RowProps {
  student: RoomStudent;
  isChosen: boolean;
  onChoose: (attemptId: string, isChosen: boolean) => void;
}

/** On a phone the cells are the lines of a card, with their names before them. A card has no empty lines. */
const Cell = ({ name, isEmpty, children }: { name: string; isEmpty: boolean; children: ReactNode }) => (
  <td
    className={cx(
      'flex items-baseline justify-between gap-4 py-0.5 lg:table-cell lg:px-3 lg:py-2 lg:align-middle',
      isEmpty && 'max-lg:hidden',
    )}
  >
    <span className="text-ink-soft text-sm lg:hidden" aria-hidden="true">
      {name}
    </span>
    <span>{children}</span>
  </td>
);

const Row = memo(({ student, isChosen, onChoose }: RowProps) => {
  const { attemptId, name, state } = student;
  return (
    <tr
      className={cx(
        'block rounded-2xl px-4 py-3 ring-1 ring-line lg:table-row lg:rounded-none lg:border-line lg:border-t lg:ring-0',
        isChosen ? 'bg-brand-soft' : 'bg-surface',
      )}
    >
      <th scope="row" className="wrap-anywhere block text-left font-normal leading-snug lg:table-cell lg:py-1 lg:pl-3">
        <span className="flex min-h-11 items-center gap-3">
          {isOpen(student) || isEnded(student) ? (
            <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 font-bold">
              <input
                type="checkbox"
                checked={isChosen}
                onChange={({ target }) => attemptId && onChoose(attemptId, target.checked)}
                className="size-5 shrink-0 accent-brand"
              />
              <span>{name}</span>
            </label>
          ) : (
            <span className="min-w-0 flex-1 pl-8 font-bold text-ink-soft">{name}</span>
          )}
          <span className="lg:hidden">
            <StateBadge state={state} breakEndsAt={student.breakEndsAt} />
          </span>
        </span>
      </th>
      <td className="hidden px-3 py-2 lg:table-cell">
        <StateBadge state={state} breakEndsAt={student.breakEndsAt} />
      </td>
      <Cell name={state === 'completed' ? 'Entregó' : 'Tiempo'} isEmpty={state === 'not-begun'}>
        <Time student={student} />
      </Cell>
      <Cell name="Respuestas" isEmpty={state === 'not-begun'}>
        <Progress student={student} />
      </Cell>
      <Cell name="Última respuesta" isEmpty={!isOpen(student)}>
        {isOpen(student) ? <LastAnswer student={student} /> : <span className="text-ink-soft">—</span>}
      </Cell>
      <Cell name="Último contacto" isEmpty={!isOpen(student)}>
        {isOpen(student) ? <Contact student={student} /> : <span className="text-ink-soft">—</span>}
      </Cell>
    </tr>
  );
});

const columns = ['Estado', 'Tiempo', 'Respuestas', 'Última respuesta', 'Último contacto'];

interface Props {
  students: readonly RoomStudent[];
  chosen: ReadonlySet<string>;
  onChoose: (attemptId: string, isChosen: boolean) => void;
}

/** A table; below the width `lg` a list of cards. */
export const RoomTable = ({ students, chosen, onChoose }: Props) => (
  <table className="block w-full tabular-nums lg:table">
    <caption className="sr-only">Estudiantes de la sala</caption>
    <thead className="hidden lg:table-header-group">
      <tr className="text-left text-ink-soft text-sm">
        <th scope="col" className="py-2 pl-3 font-semibold">
          Estudiante
        </th>
        {columns.map((name) => (
          <th key={name} scope="col" className="px-3 py-2 font-semibold">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="grid gap-2 md:grid-cols-2 lg:table-row-group">
      {students.map((student) => (
        <Row
          key={student.userId}
          student={student}
          isChosen={student.attemptId !== null && chosen.has(student.attemptId)}
          onChoose={onChoose}
        />
      ))}
    </tbody>
  </table>
);
