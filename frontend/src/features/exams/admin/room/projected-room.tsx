import type { ExamRoom } from '@matraz/contracts/exams/room-http';
import { durationText } from '../../time.ts';
import { countsOf, isOpen, leftOf } from './room-figures.ts';
import { useSecond } from './use-second.ts';

/** What all of them may see, to be read from the last row: no names, and nothing of a single student. */
export const ProjectedRoom = ({ students }: Pick<ExamRoom, 'students'>) => {
  const now = useSecond();
  const left = students.filter(isOpen).map((student) => leftOf(student, now));
  const [least, most] = [Math.min(...left), Math.max(...left)];
  return (
    <div className="grid gap-6 text-center tabular-nums">
      {left.length > 0 && (
        <p className="rounded-card bg-surface px-4 py-8 ring-1 ring-line sm:py-12">
          <span className="block font-semibold text-ink-soft text-xl sm:text-3xl">
            {least === most ? 'Quedan' : 'Quedan entre'}
          </span>
          <span className="flex flex-col items-center justify-center gap-x-8 font-extrabold text-5xl leading-tight sm:text-8xl lg:flex-row">
            <span>{durationText(least)}</span>
            {least !== most && (
              <>
                <span className="font-semibold text-2xl text-ink-soft sm:text-4xl">y</span>
                <span>{durationText(most)}</span>
              </>
            )}
          </span>
        </p>
      )}
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {countsOf(students, now).map(({ label, count }) => (
          <div
            key={label}
            className="flex flex-col-reverse rounded-card bg-surface px-3 py-6 ring-1 ring-line max-lg:last:col-span-2"
          >
            <dt className="font-semibold text-ink-soft text-lg sm:text-2xl">{label}</dt>
            <dd className="font-extrabold text-6xl sm:text-8xl">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
