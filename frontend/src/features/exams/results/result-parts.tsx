import type { AttemptReport } from '@matraz/contracts/exams/report-http';
import { areaNames, skillNames } from '@matraz/contracts/syllabus';
import { percent } from '../../../shared/study/percent.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { shareText } from './share-text.ts';

interface Row {
  key: string;
  name: string;
  correct: number;
  total: number;
  isEnough: boolean;
}

const fillOf = (share: number) => (share >= 70 ? 'bg-bar-green' : share >= 50 ? 'bg-bar-orange' : 'bg-copper');

/** A share of few questions has a paler bar and no percentage. */
const Line = ({ row }: { row: Row }) => {
  const share = Math.round((row.correct * 100) / row.total);
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3 leading-snug">
        <span className="min-w-0 font-semibold">{row.name}</span>
        {row.isEnough && <span className="shrink-0 font-extrabold tabular-nums">{percent(share)}</span>}
      </div>
      <ProgressBar
        value={row.correct}
        max={row.total}
        label={`${row.name}: correctas`}
        fill={cx(fillOf(share), !row.isEnough && 'opacity-55')}
        className="mt-1 h-2.5"
      />
      <p className="mt-0.5 text-ink-soft text-sm">{shareText(row)}</p>
    </li>
  );
};

const Group = ({ title, rows, isOpen }: { title: string; rows: Row[]; isOpen: boolean }) => (
  <details open={isOpen} className="group rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
    <summary className="min-h-11 cursor-pointer py-1 font-extrabold text-lg">{title}</summary>
    <ul className="mt-2 grid gap-4 sm:grid-cols-2 sm:gap-x-8">
      {rows.map((row) => (
        <Line key={row.key} row={row} />
      ))}
    </ul>
  </details>
);

/** The result by area, habilidad, unit and topic. A part that the exam does not have is left out. */
export const ResultParts = ({ report }: { report: AttemptReport }) => {
  const groups: { title: string; rows: Row[] }[] = [
    { title: 'Por área', rows: report.areas.map((one) => ({ ...one, key: one.area, name: areaNames[one.area] })) },
    {
      title: 'Por habilidad',
      rows: report.skills.map((one) => ({ ...one, key: one.skill, name: skillNames[one.skill] })),
    },
    {
      title: 'Por unidad',
      rows: report.units.map((one) => ({ ...one, key: `${one.courseId} ${one.unit}`, name: one.unit })),
    },
    { title: 'Por tema', rows: report.topics.map((one) => ({ ...one, key: one.topicId, name: one.title })) },
  ].filter(({ rows }) => rows.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-3 font-extrabold text-xl">Dónde te fue mejor y peor</h2>
      <div className="grid gap-4">
        {groups.map(({ title, rows }, index) => (
          <Group key={title} title={title} rows={rows} isOpen={index < 2} />
        ))}
      </div>
    </section>
  );
};
