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
  answered: number;
  total: number;
  isEnough: boolean;
}

const fillOf = (share: number) => (share >= 70 ? 'bg-bar-green' : share >= 50 ? 'bg-bar-orange' : 'bg-copper');

/** The share of the answered questions. A share of few has a paler bar and no percentage. */
const Line = ({ row }: { row: Row }) => {
  const share = row.answered === 0 ? 0 : Math.round((row.correct * 100) / row.answered);
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3 leading-snug">
        <span className="min-w-0 font-semibold">{row.name}</span>
        {row.isEnough && <span className="shrink-0 font-extrabold tabular-nums">{percent(share)}</span>}
      </div>
      <ProgressBar
        value={row.correct}
        max={Math.max(1, row.answered)}
        label={`${row.name}: correctas de las que respondiste`}
        fill={cx(fillOf(share), !row.isEnough && 'opacity-55')}
        className="mt-1 h-2.5"
      />
      <p className="mt-0.5 text-ink-soft text-sm">{shareText(row)}</p>
    </li>
  );
};

interface GroupProps {
  title: string;
  rows: Row[];
  /** Why the rows are not all questions. */
  note: string | null;
  isOpen: boolean;
}

/** Says how many scored questions are in no part: 74 of 75 must not look like a mistake. */
const noteOf = (rows: Row[], scored: number, kind: string): string | null => {
  const missing = scored - rows.reduce((sum, { total }) => sum + total, 0);
  if (missing <= 0) return null;
  return missing === 1 ? `1 pregunta no tiene ${kind}.` : `${missing} preguntas no tienen ${kind}.`;
};

const Group = ({ title, rows, note, isOpen }: GroupProps) => (
  <details open={isOpen} className="group rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
    <summary className="min-h-11 cursor-pointer py-1 font-extrabold text-lg">{title}</summary>
    {note && <p className="mt-1 text-ink-soft text-sm">{note}</p>}
    <ul className="mt-2 grid gap-4 sm:grid-cols-2 sm:gap-x-8">
      {rows.map((row) => (
        <Line key={row.key} row={row} />
      ))}
    </ul>
  </details>
);

/** The result by area, habilidad, unit and topic. A part that the exam does not have is left out. */
export const ResultParts = ({ report, scored }: { report: AttemptReport; scored: number }) => {
  const groups: { title: string; kind: string; rows: Row[] }[] = [
    {
      title: 'Por área',
      kind: 'área',
      rows: report.areas.map((one) => ({ ...one, key: one.area, name: areaNames[one.area] })),
    },
    {
      title: 'Por habilidad',
      kind: 'habilidad',
      rows: report.skills.map((one) => ({ ...one, key: one.skill, name: skillNames[one.skill] })),
    },
    {
      title: 'Por unidad',
      kind: 'unidad',
      rows: report.units.map((one) => ({ ...one, key: `${one.courseId} ${one.unit}`, name: one.unit })),
    },
    {
      title: 'Por tema',
      kind: 'tema',
      rows: report.topics.map((one) => ({ ...one, key: one.topicId, name: one.title })),
    },
  ].filter(({ rows }) => rows.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="font-extrabold text-xl">Dónde te fue mejor y peor</h2>
      <p className="mt-1 mb-3 text-ink-soft leading-snug">
        De las evaluadas que respondiste. En blanco no cuenta como error.
      </p>
      <div className="grid gap-4">
        {groups.map(({ title, kind, rows }, index) => (
          <Group key={title} title={title} rows={rows} note={noteOf(rows, scored, kind)} isOpen={index < 2} />
        ))}
      </div>
    </section>
  );
};
