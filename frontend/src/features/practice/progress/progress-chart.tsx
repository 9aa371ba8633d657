import { useQuery } from '@tanstack/react-query';
import { activity } from '../../../shared/activity/queries.ts';
import { type WeekTotal, weeksOf, weekTotal } from '../../../shared/activity/weeks.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AccuracyLine } from './accuracy-line.tsx';
import { WeekTable } from './week-table.tsx';
import { XpBars } from './xp-bars.tsx';

const WEEKS = 12;

const Charts = ({ weeks }: { weeks: WeekTotal[] }) => {
  if (weeks.every(({ answers }) => answers === 0)) {
    return (
      <p className="mt-1 text-ink-soft leading-snug">
        Responde tus primeras preguntas y aquí verás crecer tu XP y tu precisión, semana a semana.
      </p>
    );
  }
  return (
    <>
      <XpBars weeks={weeks} />
      <AccuracyLine weeks={weeks} />
      <WeekTable weeks={weeks} />
    </>
  );
};

/** XP and accuracy of the last twelve weeks, as charts and as a table. */
export const ProgressChart = () => {
  const { data, isError, refetch } = useQuery(activity);
  return (
    <section className="mt-7" aria-labelledby="avance">
      <h3 id="avance" className="font-bold text-lg">
        Tu avance por semana
      </h3>
      {data && <Charts weeks={weeksOf(data).slice(-WEEKS).map(weekTotal)} />}
      {!data && isError && (
        <div role="alert" className="mt-1">
          <p className="text-ink-soft">No pudimos cargar tu avance.</p>
          <Button look="quiet" className="mt-2" onClick={() => void refetch()}>
            Intentar de nuevo
          </Button>
        </div>
      )}
      {!data && !isError && (
        <div role="status">
          <span className="sr-only">Cargando tu avance</span>
          <Skeleton className="mt-3 h-52" />
        </div>
      )}
    </section>
  );
};
