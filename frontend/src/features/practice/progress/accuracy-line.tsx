import type { WeekTotal } from '../../../shared/activity/weeks.ts';
import { percent } from '../../../shared/study/percent.ts';
import { ChartFrame, HEIGHT, xOf } from './chart-frame.tsx';

const yOf = (accuracy: number) => HEIGHT * (1 - accuracy / 100);

export const AccuracyLine = ({ weeks }: { weeks: WeekTotal[] }) => {
  const points = weeks.flatMap(({ monday, accuracy }, place) =>
    accuracy === null ? [] : [{ monday, accuracy, x: xOf(place, weeks.length), y: yOf(accuracy) }],
  );
  const values = points.map(({ accuracy }) => accuracy);
  const last = points.at(-1);
  return (
    <ChartFrame
      title="Precisión"
      summary={`Precisión por semana: entre ${percent(Math.min(...values))} y ${percent(Math.max(...values))}, la última ${percent(last?.accuracy ?? 0)}.`}
      weeks={weeks}
      scale={[
        { label: percent(100), y: 0 },
        { label: percent(70), y: yOf(70) },
        { label: percent(0), y: HEIGHT },
      ]}
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-brand"
      />
      {points.map(({ monday, x, y }) => (
        <circle
          key={monday}
          cx={x}
          cy={y}
          r="4"
          strokeWidth="2"
          className={monday === last?.monday ? 'fill-copper-bright stroke-surface' : 'fill-brand stroke-surface'}
        />
      ))}
    </ChartFrame>
  );
};
