import type { Activity } from '@matraz/contracts/practice/activity-http';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { activity } from './queries.ts';
import { type CalendarDay, intensity, weeksOf } from './weeks.ts';

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const date = new Intl.DateTimeFormat('es-CL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const dateOf = (day: string) => date.format(new Date(`${day}T00:00:00Z`));

const list = new Intl.ListFormat('es');

const depths = ['bg-sunken', 'bg-heat-1', 'bg-heat-2', 'bg-heat-3', 'bg-heat-4'];

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const inWords = ({ day, done }: CalendarDay, isFrozen: boolean) => {
  if (done === null) return `${dateOf(day)}: ${isFrozen ? 'racha protegida' : 'sin estudio'}`;
  const parts = [
    done.answers > 0 && count(done.answers, 'respuesta', 'respuestas'),
    done.lessons > 0 && count(done.lessons, 'lección', 'lecciones'),
    done.exams > 0 && count(done.exams, 'ensayo', 'ensayos'),
  ].filter((part) => part !== false);
  return `${dateOf(day)}: ${list.format(parts) || 'con estudio'}`;
};

const Calendar = ({ data, frozen }: { data: Activity; frozen: readonly string[] }) => {
  const weeks = weeksOf(data);
  return (
    <>
      <table className="mt-3 w-full table-fixed border-separate border-spacing-[3px]">
        <caption className="sr-only">Lo que estudiaste cada día, semana por semana</caption>
        <thead className="sr-only">
          <tr>
            <td />
            {weeks.map(({ monday }) => (
              <th key={monday} scope="col">
                Semana del {dateOf(monday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((name, place) => (
            <tr key={name}>
              <th scope="row" className="w-6 text-left font-semibold text-[0.7rem] text-ink-soft leading-none">
                <span aria-hidden="true">{place % 2 === 0 ? name.charAt(0).toUpperCase() : ''}</span>
                <span className="sr-only">{name}</span>
              </th>
              {weeks.map(({ monday, days }) => {
                const day = days[place];
                const isFrozen = frozen.includes(day?.day ?? '');
                const text = day ? inWords(day, isFrozen) : undefined;
                return (
                  <td
                    key={monday}
                    title={text}
                    className={cx(
                      'relative h-4 rounded-[5px]',
                      day && depths[intensity(day.done)],
                      isFrozen && 'border-2 border-brand',
                      day?.day === data.to && 'outline-2 outline-ink -outline-offset-1',
                    )}
                  >
                    {text && <span className="sr-only">{text}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="mt-1 flex items-center justify-end gap-1 text-ink-soft text-xs">
        Menos
        {depths.map((depth) => (
          <span key={depth} className={cx('size-3 rounded-[4px]', depth)} />
        ))}
        Más
      </p>
    </>
  );
};

const summary = ({ days }: Activity) =>
  days.length === 0
    ? 'Responde una pregunta o termina una lección, y hoy será tu primer día.'
    : `Estudiaste ${count(days.length, 'día', 'días')} en las últimas 12 semanas.`;

/**
 * The study days of the last twelve weeks; a stronger colour means more activity. Screen readers get a table.
 *
 * @param frozen days that used a streak freeze
 */
export const ActivityCalendar = ({ frozen = [] }: { frozen?: readonly string[] | undefined }) => {
  const { data, isError, refetch } = useQuery(activity);
  return (
    <section className="mt-7" aria-labelledby="calendario">
      <h3 id="calendario" className="font-bold text-lg">
        Tu calendario
      </h3>
      {data && (
        <>
          <p className="text-ink-soft leading-snug">{summary(data)}</p>
          <Calendar data={data} frozen={frozen} />
        </>
      )}
      {!data && isError && (
        <div role="alert" className="mt-2">
          <p className="text-ink-soft">No pudimos cargar tu calendario.</p>
          <Button look="quiet" className="mt-2" onClick={() => void refetch()}>
            Intentar de nuevo
          </Button>
        </div>
      )}
      {!data && !isError && (
        <div role="status">
          <span className="sr-only">Cargando tu calendario</span>
          <Skeleton className="mt-2 h-5 w-2/3" />
          <Skeleton className="mt-3 h-34" />
        </div>
      )}
    </section>
  );
};
