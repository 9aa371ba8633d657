import type { StudyPath } from '@matraz/contracts/practice/path-http';
import { CalendarClock, Target } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fetchedDialog } from '../../../shared/loading/fetched-part.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { GoalRing } from './goal-ring.tsx';

const GoalsDialog = fetchedDialog(() => import('../../../shared/goals/goals-dialog.tsx'));

const Countdown = ({ daysLeft, name }: { daysLeft: number; name: string | null }) => (
  <p className="flex items-center gap-2.5">
    <CalendarClock className="size-6 shrink-0 text-copper" aria-hidden="true" />
    <span className="leading-tight">
      {daysLeft === 0 ? (
        <strong className="font-extrabold">¡Hoy es la PAES! Mucho éxito.</strong>
      ) : (
        <>
          <strong className="font-extrabold text-xl tabular-nums">{daysLeft}</strong>{' '}
          <span className="font-semibold">{daysLeft === 1 ? 'día para la PAES' : 'días para la PAES'}</span>
          {name && <span className="block text-ink-soft text-sm">{name}</span>}
        </>
      )}
    </span>
  </p>
);

/** The goal of today as a ring, and the days until the test. Without a day the student may set one. */
export const Today = ({ path: { goals, today, exam, done } }: { path: StudyPath }) => {
  const [isOpen, setOpen] = useState(false);
  const isMet = done.minutes >= done.goal;
  return (
    <section
      aria-labelledby="hoy"
      className="flex flex-col rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6"
    >
      <h2 id="hoy" className="font-bold text-base text-ink-soft tracking-normal">
        Hoy
      </h2>
      <div className="mt-2 flex items-center gap-4 lg:flex-1">
        <GoalRing done={done.minutes} goal={done.goal} />
        <p className="leading-snug">
          <strong className="block font-extrabold text-lg">
            {isMet ? '¡Meta cumplida!' : `${done.minutes} de ${done.goal} min`}
          </strong>
          <span className="text-ink-soft">
            {isMet
              ? `Llevas unos ${done.minutes} min. Lo de hoy ya está.`
              : done.minutes === 0
                ? 'Diez preguntas son unos cinco minutos.'
                : `Te faltan unos ${done.goal - done.minutes} min.`}
          </span>
        </p>
      </div>
      <div className="mt-4 border-line border-t pt-3">
        {exam ? (
          <Countdown daysLeft={exam.daysLeft} name={exam.name} />
        ) : (
          <Button look="ghost" className="-ml-3 justify-start px-3 text-left" onClick={() => setOpen(true)}>
            <Target className="size-5 shrink-0" aria-hidden="true" />
            {goals === null ? 'Pon tus metas' : 'Pon el día de tu PAES'}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <GoalsDialog goals={goals} today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
