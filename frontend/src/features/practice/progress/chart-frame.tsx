import type { ReactNode } from 'react';
import { shortDay } from '../../../shared/activity/short-day.ts';
import type { WeekTotal } from '../../../shared/activity/weeks.ts';

/** The unit is one pixel of a drawing that is 320 pixels wide. */
const WIDTH = 320;
export const HEIGHT = 96;
/** Space for the numbers of the scale, left of the first week. */
const LEFT = 38;

/** Horizontal centre of a week. */
export const xOf = (place: number, count: number) => LEFT + ((WIDTH - LEFT) * (place + 0.5)) / count;

interface Props {
  title: string;
  /** The chart in one sentence, for screen readers. */
  summary: string;
  weeks: WeekTotal[];
  /** Numbers of the scale and their distance from the top, 0 to `HEIGHT`. */
  scale: { label: string; y: number }[];
  children: ReactNode;
}

/** Title, scale and week names of both charts. */
export const ChartFrame = ({ title, summary, weeks, scale, children }: Props) => (
  <figure className="mt-4">
    <figcaption className="font-semibold text-ink-soft text-sm">{title}</figcaption>
    <svg
      viewBox={`0 -8 ${WIDTH} ${HEIGHT + 30}`}
      className="mt-1 w-full overflow-visible"
      role="img"
      aria-label={summary}
    >
      {scale.map(({ label, y }) => (
        <g key={label}>
          <line x1={LEFT} x2={WIDTH} y1={y} y2={y} className="stroke-line" strokeWidth="1" />
          <text x={LEFT - 6} y={y + 4} textAnchor="end" className="fill-ink-soft text-[11px] tabular-nums">
            {label}
          </text>
        </g>
      ))}
      {children}
      {[0, Math.floor((weeks.length - 1) / 2), weeks.length - 1].map((place) => (
        <text
          key={place}
          x={xOf(place, weeks.length)}
          y={HEIGHT + 17}
          textAnchor={place === weeks.length - 1 ? 'end' : 'middle'}
          dx={place === weeks.length - 1 ? 12 : 0}
          className="fill-ink-soft text-[11px]"
        >
          {place === weeks.length - 1 ? 'esta semana' : shortDay(weeks[place]?.monday ?? '')}
        </text>
      ))}
    </svg>
  </figure>
);
