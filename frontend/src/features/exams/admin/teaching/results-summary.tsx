import type { ClassExamResults } from '@matraz/contracts/exams/class-results-http';
import { amount } from '../../../../shared/study/words.ts';
import { scoreInWords } from '../../words.ts';
import { Panel } from './panel.tsx';

const Fact = ({ value, label }: { value: string; label: string }) => (
  <div className="flex flex-col-reverse justify-end rounded-2xl bg-surface px-4 py-3 ring-1 ring-line">
    <dt className="text-ink-soft text-sm leading-snug">{label}</dt>
    <dd className="font-extrabold text-2xl tabular-nums">{value}</dd>
  </div>
);

/** The first and the last point of each band of a hundred. */
const bandText = (band: number, count: number): string =>
  `${(band + 1) * 100} a ${band === count - 1 ? '1.000' : (band + 1) * 100 + 99}`;

const Bands = ({ bands }: { bands: readonly number[] }) => {
  const most = Math.max(...bands);
  return (
    <Panel title="Cómo se reparten los puntajes">
      <ol className="mt-3 grid gap-1.5">
        {bands.map((count, band) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bands are fixed
          <li key={band} className="flex items-center gap-3 text-sm tabular-nums">
            <span className="w-24 shrink-0 text-ink-soft">{bandText(band, bands.length)}</span>
            <span aria-hidden="true" className="h-4 flex-1 rounded bg-sunken">
              <span
                className="block h-full rounded bg-bar-green"
                style={{ width: `${(count / Math.max(1, most)) * 100}%` }}
              />
            </span>
            <span className="w-8 shrink-0 text-right font-bold">{count}</span>
            <span className="sr-only">{count === 1 ? 'persona' : 'personas'}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
};

/** Who did it, and the scores. */
export const ResultsSummary = ({ students, summary }: Pick<ClassExamResults, 'students' | 'summary'>) => {
  const done = students.filter(({ result }) => result !== null).length;
  const running = students.filter(({ isRunning }) => isRunning).length;
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Fact
          value={`${done} de ${students.length}`}
          label={running === 0 ? 'lo rindieron' : `lo rindieron, ${amount(running, 'lo rinde', 'lo rinden')} ahora`}
        />
        <Fact value={summary ? scoreInWords(summary.mean) : '—'} label="puntaje promedio" />
        <Fact value={summary ? scoreInWords(summary.median) : '—'} label="mediana: la mitad tiene más" />
        <Fact
          value={summary ? `${scoreInWords(summary.lowest)}–${scoreInWords(summary.highest)}` : '—'}
          label="el más bajo y el más alto"
        />
      </dl>
      {summary && <Bands bands={summary.bands} />}
    </>
  );
};
