import type { WeekTotal } from '../../../shared/activity/weeks.ts';
import { ChartFrame, HEIGHT, xOf } from './chart-frame.tsx';

/** The smallest round number that is not below any value. */
export const roundTop = (most: number): number => {
  const unit = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(1, most))));
  return [1, 2, 5, 10].map((times) => times * unit).find((top) => top >= most) ?? most;
};

export const XpBars = ({ weeks }: { weeks: WeekTotal[] }) => {
  const top = roundTop(Math.max(...weeks.map(({ xp }) => xp)));
  const total = weeks.reduce((sum, { xp }) => sum + xp, 0);
  const thisWeek = weeks.at(-1)?.xp ?? 0;
  return (
    <ChartFrame
      title="XP ganados"
      summary={`XP ganados por semana: ${total} en ${weeks.length} semanas, ${thisWeek} en esta.`}
      weeks={weeks}
      scale={[
        { label: String(top), y: 0 },
        { label: String(top / 2), y: HEIGHT / 2 },
        { label: '0', y: HEIGHT },
      ]}
    >
      {weeks.map(({ monday, xp }, place) => {
        const height = (xp / top) * HEIGHT;
        return (
          <rect
            key={monday}
            x={xOf(place, weeks.length) - 7}
            y={HEIGHT - height}
            width="14"
            height={height}
            rx={Math.min(4, height / 2)}
            className={place === weeks.length - 1 ? 'fill-copper-bright' : 'fill-brand'}
          />
        );
      })}
    </ChartFrame>
  );
};
