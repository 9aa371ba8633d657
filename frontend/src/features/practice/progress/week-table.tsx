import { shortDay } from '../../../shared/activity/short-day.ts';
import type { WeekTotal } from '../../../shared/activity/weeks.ts';
import { percent } from '../../../shared/study/percent.ts';

/** The numbers of the charts as a table. */
export const WeekTable = ({ weeks }: { weeks: WeekTotal[] }) => (
  <details className="mt-3">
    <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand">Ver los números</summary>
    <table className="w-full text-sm tabular-nums">
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className="py-1.5 text-left font-semibold">
            Semana del
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            XP
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            Respuestas
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            Precisión
          </th>
        </tr>
      </thead>
      <tbody>
        {[...weeks].reverse().map(({ monday, xp, answers, accuracy }) => (
          <tr key={monday} className="border-line border-t">
            <th scope="row" className="py-1.5 text-left font-normal">
              {shortDay(monday)}
            </th>
            <td className="py-1.5 text-right">{xp}</td>
            <td className="py-1.5 text-right">{answers}</td>
            <td className="py-1.5 text-right">{accuracy === null ? '–' : percent(accuracy)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
