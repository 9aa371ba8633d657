import { percent } from '../../../shared/study/percent.ts';

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

interface Props {
  /** 0 to 100. */
  percent: number;
  isPassed: boolean;
  label?: string;
}

export const AccuracyRing = ({ percent: value, isPassed, label = 'precisión' }: Props) => (
  <div className="relative grid size-36 animate-pop place-items-center">
    <svg viewBox="0 0 120 120" className="absolute inset-0 -rotate-90" aria-hidden="true">
      <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="11" className="stroke-sunken" />
      <circle
        cx="60"
        cy="60"
        r={RADIUS}
        fill="none"
        strokeWidth="11"
        strokeLinecap="round"
        strokeDasharray={`${(value / 100) * LENGTH} ${LENGTH}`}
        className={isPassed ? 'stroke-bar-green' : 'stroke-bar-orange'}
      />
    </svg>
    <p className="font-extrabold text-3xl tabular-nums">
      <span>{percent(value)}</span>
      <span className="block font-semibold text-ink-soft text-sm">{label}</span>
    </p>
  </div>
);
