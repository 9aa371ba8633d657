import type { ClassStudent, StudentState } from '@matraz/contracts/classes/http';
import { useState } from 'react';
import { Link } from 'wouter';
import { percent } from '../../../shared/study/percent.ts';
import { Choose } from '../../../shared/ui/choose.tsx';
import { cx } from '../../../shared/ui/cx.ts';

const stateLook: Record<StudentState, { text: string; className: string }> = {
  stuck: { text: 'Con dificultades', className: 'bg-bad-soft text-bad' },
  away: { text: 'Sin estudiar', className: 'bg-gold-soft text-gold' },
  new: { text: 'Sin empezar', className: 'bg-sunken text-ink-soft' },
  going: { text: 'Al día', className: 'bg-good-soft text-good' },
};

const shortDay = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const StateBadge = ({ state }: { state: StudentState }) => (
  <span
    className={cx(
      'inline-block whitespace-nowrap rounded-full px-2.5 py-0.5 font-bold text-sm',
      stateLook[state].className,
    )}
  >
    {stateLook[state].text}
  </span>
);

/** How the list may be sorted. Who needs help first comes first. */
const orders = {
  name: { label: 'Nombre', compare: () => 0 },
  need: {
    label: 'Quién necesita ayuda',
    compare: (one: ClassStudent, other: ClassStudent) =>
      Object.keys(stateLook).indexOf(one.state) - Object.keys(stateLook).indexOf(other.state),
  },
  week: {
    label: 'Menos respuestas esta semana',
    compare: (one: ClassStudent, other: ClassStudent) => one.answersThisWeek - other.answersThisWeek,
  },
} as const;
type Order = keyof typeof orders;

const Row = ({ student }: { student: ClassStudent }) => {
  const { userId, name, state, lastStudyDay, daysThisWeek, answersThisWeek, answers, accuracy } = student;
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="wrap-anywhere py-2.5 pr-3 text-left font-normal leading-snug">
        <Link href={`/docente/estudiantes/${userId}`} className="font-bold text-brand hover:underline">
          {name}
        </Link>
        <span className="block text-ink-soft text-sm max-lg:hidden">{student.email}</span>
        <span className="mt-1 block sm:hidden">
          <StateBadge state={state} />
        </span>
      </th>
      <td className="hidden py-2.5 pr-3 sm:table-cell">
        <StateBadge state={state} />
      </td>
      <td className="hidden py-2.5 pr-3 text-ink-soft sm:table-cell">
        {lastStudyDay ? shortDay.format(new Date(`${lastStudyDay}T00:00:00Z`)) : '—'}
      </td>
      <td className="py-2.5 pr-3 text-right">
        {answersThisWeek}
        <span className="block text-ink-soft text-sm">{daysThisWeek} de 7 días</span>
      </td>
      <td className="hidden py-2.5 pr-3 text-right md:table-cell">{answers}</td>
      <td className="py-2.5 pr-3 text-right">{accuracy === null ? '—' : percent(accuracy)}</td>
      <td className="hidden py-2.5 text-right md:table-cell">{student.topicsCompleted}</td>
      <td className="hidden py-2.5 text-right font-bold sm:table-cell">{student.lastScore ?? '—'}</td>
    </tr>
  );
};

/** Everybody of a class, with how each one goes on. */
export const StudentsTable = ({ students }: { students: ClassStudent[] }) => {
  const [order, setOrder] = useState<Order>('need');
  const sorted = [...students].sort(orders[order].compare);
  return (
    <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-extrabold text-xl">Estudiantes</h2>
        <Choose label="Primero" choices={orders} value={order} onChoose={setOrder} />
      </div>
      <table className="mt-3 w-full tabular-nums">
        <caption className="sr-only">Estudiantes del curso</caption>
        <thead>
          <tr className="text-left text-ink-soft text-sm">
            <th scope="col" className="py-2 pr-3 font-semibold">
              Nombre
            </th>
            <th scope="col" className="hidden py-2 pr-3 font-semibold sm:table-cell">
              Cómo va
            </th>
            <th scope="col" className="hidden py-2 pr-3 font-semibold sm:table-cell">
              Último día
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-semibold">
              Esta semana
            </th>
            <th scope="col" className="hidden py-2 pr-3 text-right font-semibold md:table-cell">
              En total
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-semibold">
              Precisión
            </th>
            <th scope="col" className="hidden py-2 text-right font-semibold md:table-cell">
              Temas
            </th>
            <th scope="col" className="hidden py-2 text-right font-semibold sm:table-cell">
              Ensayo
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((student) => (
            <Row key={student.userId} student={student} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
