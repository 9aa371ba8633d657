import { durationWith } from '@matraz/contracts/classes/accommodations';
import { TimerReset } from 'lucide-react';
import { accommodationTexts, timeInWords, useAccommodations } from '../../../shared/study/accommodations.ts';

/** What the student gets in this exam when she starts it. @param duration seconds without extra time */
export const AccommodationsNote = ({ duration }: { duration: number }) => {
  const own = useAccommodations();
  const { extraTime } = own;
  const others = accommodationTexts({ ...own, extraTime: 0 });
  if (extraTime === 0 && others.length === 0) return null;
  return (
    <p className="mt-5 flex items-center gap-3 rounded-2xl bg-brand-soft px-4 py-3 leading-snug">
      <TimerReset className="size-6 shrink-0 text-brand" aria-hidden="true" />
      <span>
        {extraTime > 0 && (
          <strong>{`Tienes ${extraTime} % más de tiempo: ${timeInWords(durationWith(duration, extraTime))}. `}</strong>
        )}
        {others.length > 0 && `${others.join('. ')}.`}
      </span>
    </p>
  );
};
