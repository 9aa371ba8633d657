import type { AnalysedQuestion } from '@matraz/contracts/item-analysis/http';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { letterOf } from '../../shared/study/words.ts';
import { cx } from '../../shared/ui/cx.ts';
import { shareText } from './figures.ts';

interface Props {
  analysis: AnalysedQuestion;
  /** HTML. */
  options: readonly string[];
  /** The options that are right. Null: every student gets the point. */
  accepted: readonly number[] | null;
}

const rowLayout = 'max-sm:grid max-sm:grid-cols-3';

const Share = ({ part, whole, tone }: { part: number; whole: number; tone: string }) => (
  <td className="py-2 pr-3 align-top max-sm:pl-2">
    <span className="font-bold tabular-nums">{shareText(part, whole)}</span>
    <span className="mt-1 block h-1.5 rounded-full bg-line" aria-hidden="true">
      <span
        className={cx('block h-full rounded-full', tone)}
        style={{ width: whole > 0 ? `${(100 * part) / whole}%` : 0 }}
      />
    </span>
  </td>
);

/** Who chooses each option: all students, the weak third and the strong third. */
export const OptionTable = ({ analysis, options, accepted }: Props) => {
  const { students, weakStudents, strongStudents, unanswered } = analysis;
  const rows = analysis.options.map((counts, option) => ({ counts, option }));
  const isKey = (option: number) => accepted?.includes(option) === true;
  const cells = ({ students: all, weak, strong }: AnalysedQuestion['unanswered'], isRight: boolean) => {
    const tone = isRight ? 'bg-good' : 'bg-copper';
    return (
      <>
        <Share part={all} whole={students} tone={tone} />
        <Share part={weak} whole={weakStudents} tone={tone} />
        <Share part={strong} whole={strongStudents} tone={tone} />
      </>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll a wide table
    <section className="overflow-x-auto" aria-label="Quién elige cada alternativa" tabIndex={0}>
      {/* On phones the option is above its figures. */}
      <table className="w-full table-fixed text-left text-sm max-sm:block">
        <thead className="text-ink-soft max-sm:block">
          <tr className={cx(rowLayout, 'items-end align-bottom')}>
            <th scope="col" className="py-1 pr-3 max-sm:sr-only sm:w-1/2">
              Alternativa
            </th>
            <th scope="col" className="py-1 pr-3">
              Todos <span className="font-normal">({students})</span>
            </th>
            <th scope="col" className="py-1 pr-3">
              Tercio más bajo <span className="font-normal">({weakStudents})</span>
            </th>
            <th scope="col" className="py-1 pr-3">
              Tercio más alto <span className="font-normal">({strongStudents})</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ counts, option }) => (
            <tr key={option} className={cx(rowLayout, 'border-line border-t', isKey(option) && 'bg-good-soft')}>
              <th scope="row" className="py-2 pr-3 pl-2 align-top font-normal max-sm:col-span-3 max-sm:pb-0">
                <span className="flex gap-2">
                  <b className="shrink-0">{letterOf(option)}</b>
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    <RichText html={options[option] ?? ''} />
                    {isKey(option) && <b className="text-good text-xs uppercase tracking-wide">Clave</b>}
                  </span>
                </span>
              </th>
              {cells(counts, accepted === null || isKey(option))}
            </tr>
          ))}
          {unanswered.students > 0 && (
            <tr className={cx(rowLayout, 'border-line border-t')}>
              <th scope="row" className="py-2 pr-3 pl-2 align-top font-normal italic max-sm:col-span-3 max-sm:pb-0">
                Sin respuesta
              </th>
              {cells(unanswered, accepted === null)}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
};
