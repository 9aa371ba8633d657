import type { ReactNode } from 'react';
import { shortDay } from './short-day.ts';
import type { WeekTotal } from './weeks.ts';

/** In units of the drawing, which are pixels where the dialog is 320 of them wide. */
const WIDTH = 320;
export const HEIGHT = 96;
/** Left of the first week, for the figures of the scale. */
const LEFT = 38;

/** Middle of a week's place. */
export const xOf = (place: number, count: number) => LEFT + ((WIDTH - LEFT) * (place + 0.5)) / count;

interface Props {
  title: string;
  /** The drawing in one sentence, for those who do not see it. */
  summary: string;
  weeks: WeekTotal[];
  /** Figures of the scale with their heights, 0 to `HEIGHT` from above. */
  scale: { label: string; y: number }[];
  children: ReactNode;
}

/** What both charts share: title, scale and the names of some weeks. */
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
