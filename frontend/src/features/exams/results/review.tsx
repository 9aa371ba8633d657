import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import { useState } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { type ReviewFilter, reviewed, reviewFilters } from './review-filter.ts';
import { ReviewedQuestion } from './reviewed-question.tsx';

interface Props {
  attempt: CompletedAttempt;
  flagged: ReadonlySet<string>;
}

/** Every question with its key, its explanation and the student's answer. */
export const Review = ({ attempt, flagged }: Props) => {
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const all = reviewed(attempt, flagged);
  const shown = all.filter(reviewFilters[filter].matches);
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">Qué preguntas ver</legend>
        <div className="flex flex-wrap gap-2 py-1">
          {(Object.keys(reviewFilters) as ReviewFilter[]).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === filter}
              onClick={() => setFilter(name)}
              className={cx(
                'min-h-11 rounded-full px-3 py-2 font-semibold text-sm transition sm:px-4.5 sm:text-base',
                name === filter ? 'bg-ink text-paper' : 'bg-sunken text-ink hover:bg-line',
              )}
            >
              {reviewFilters[name].label}{' '}
              <span className="tabular-nums">{all.filter(reviewFilters[name].matches).length}</span>
            </button>
          ))}
        </div>
      </fieldset>
      {shown.length === 0 && (
        <p role="status" className="py-14 text-center text-ink-soft text-lg">
          Aquí no hay ninguna pregunta.
        </p>
      )}
      <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
        {shown.map((one) => (
          <li key={one.question.id}>
            <ReviewedQuestion reviewed={one} attemptId={attempt.id} />
          </li>
        ))}
      </ol>
    </>
  );
};
