import type { StudentActivity } from '@matraz/contracts/practice/activity-http';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/net/api.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const studentActivity = queryOptions({
  queryKey: ['activity', 'students'],
  queryFn: () => call('getStudentActivity'),
  staleTime: 0,
});

const number = new Intl.NumberFormat('es-CL');
const shortDay = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayText = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`));

const periods = [
  ['Hoy', 'today'],
  ['Últimos 7 días', 'last7Days'],
  ['Últimos 30 días', 'last30Days'],
] as const;

const Answers = ({ days }: Pick<StudentActivity, 'days'>) => {
  const most = Math.max(...days.map(({ practiceAnswers, examAnswers }) => practiceAnswers + examAnswers));
  const [first, last] = [days[0], days.at(-1)];
  if (most === 0) return <p className="mt-5">No hay respuestas en los últimos 30 días.</p>;
  return (
    <div className="mt-5 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <h3 className="font-extrabold text-xl">Respuestas por día</h3>
      <p className="mt-1 text-ink-soft">Las de un ensayo cuentan el día en que termina.</p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <li className="flex items-center gap-2">
          <span className="size-3 rounded bg-brand" aria-hidden="true" /> Práctica
        </li>
        <li className="flex items-center gap-2">
          <span className="size-3 rounded bg-copper-bright" aria-hidden="true" /> Ensayos
        </li>
        <li className="ml-auto text-ink-soft">Máximo: {number.format(most)}</li>
      </ul>
      <div className="mt-4 flex h-44 items-end gap-0.5 border-line border-b sm:gap-1" aria-hidden="true">
        {days.map(({ day, practiceAnswers, examAnswers }) => (
          <div
            key={day}
            title={`${dayText(day)}: ${number.format(practiceAnswers)} de práctica, ${number.format(examAnswers)} de ensayos`}
            className="flex h-full flex-1 flex-col justify-end"
          >
            <div className="rounded-t bg-copper-bright" style={{ height: `${(100 * examAnswers) / most}%` }} />
            <div className="bg-brand" style={{ height: `${(100 * practiceAnswers) / most}%` }} />
          </div>
        ))}
      </div>
      <p className="mt-1 flex justify-between text-ink-soft text-sm" aria-hidden="true">
        <span>{first && dayText(first.day)}</span>
        <span>{last && `${dayText(last.day)} (hoy)`}</span>
      </p>
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer font-bold">Ver como tabla</summary>
        <table className="mt-2 w-full max-w-md text-left tabular-nums">
          <thead className="text-ink-soft">
            <tr>
              <th scope="col">Día</th>
              <th scope="col">Práctica</th>
              <th scope="col">Ensayos</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, practiceAnswers, examAnswers }) => (
              <tr key={day} className="border-line border-t">
                <th scope="row" className="py-1 font-normal">
                  {dayText(day)}
                </th>
                <td>{number.format(practiceAnswers)}</td>
                <td>{number.format(examAnswers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
};

/** How many students study, and how much all of them answer. */
export const StudentActivityOverview = () => {
  const { data, isError, refetch } = useQuery(studentActivity);
  return (
    <section className="mt-8">
      <h2 className="font-extrabold text-2xl">Estudiantes activos</h2>
      <p className="mt-1 text-ink-soft">Respondieron una pregunta, completaron una lección o entregaron un ensayo.</p>
      {isError && !data ? (
        <Failure onRetry={() => void refetch()} />
      ) : (
        <>
          <dl className="mt-4 grid grid-cols-3 gap-2 sm:gap-4">
            {periods.map(([label, period]) => (
              <div
                key={period}
                className="flex flex-col-reverse justify-end rounded-card bg-surface p-4 sm:p-5 shadow-card ring-1 ring-line"
              >
                <dt className="text-ink-soft">{label}</dt>
                <dd className="font-extrabold text-3xl tabular-nums sm:text-4xl">
                  {data ? number.format(data.activeStudents[period]) : <Skeleton className="h-10 w-16" />}
                </dd>
              </div>
            ))}
          </dl>
          {data ? <Answers days={data.days} /> : <Skeleton className="mt-5 h-72 rounded-card" />}
        </>
      )}
    </section>
  );
};
