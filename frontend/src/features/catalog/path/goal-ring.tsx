import { Check } from 'lucide-react';

const RADIUS = 40;
const LENGTH = 2 * Math.PI * RADIUS;

/** The minutes of today against their goal. */
export const GoalRing = ({ done, goal }: { done: number; goal: number }) => {
  const share = goal > 0 ? Math.min(1, done / goal) : 0;
  return (
    <div
      role="progressbar"
      aria-label="Meta de hoy"
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuenow={Math.min(done, goal)}
      aria-valuetext={`${done} de ${goal} minutos`}
      className="relative grid size-20 shrink-0 place-items-center"
    >
      <svg viewBox="0 0 96 96" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx="48" cy="48" r={RADIUS} fill="none" strokeWidth="11" className="stroke-sunken" />
        {share > 0 && (
          <circle
            cx="48"
            cy="48"
            r={RADIUS}
            fill="none"
            strokeWidth="11"
            strokeLinecap="round"
            strokeDasharray={`${share * LENGTH} ${LENGTH}`}
            className={share === 1 ? 'stroke-bar-green' : 'stroke-copper-bright'}
          />
        )}
      </svg>
      {share === 1 ? (
        <Check className="size-8 text-good" aria-hidden="true" />
      ) : (
        <span aria-hidden="true" className="font-extrabold text-2xl tabular-nums">
          {done}
        </span>
      )}
    </div>
  );
};
