import { cx } from './cx.ts';

interface Props {
  /** 0 to `max`. */
  value: number;
  max?: number;
  /** For screen readers: what the bar measures. */
  label: string;
  /** Colour class of the filled part. */
  fill?: string;
  /** Colour class of the empty part. */
  track?: string;
  className?: string;
}

export const ProgressBar = ({
  value,
  max = 100,
  label,
  fill = 'bg-brand',
  track = 'bg-sunken',
  className = 'h-2.5',
}: Props) => {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={cx('overflow-hidden rounded-full', track, className)}
    >
      <div
        className={cx('h-full rounded-full transition-[width] duration-700 ease-out', fill)}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
};
