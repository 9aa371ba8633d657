import type { ClassExamResults } from '@matraz/contracts/exams/class-results-http';
import { areaNames, skillNames } from '@matraz/contracts/syllabus';
import { percent } from '../../../../shared/study/percent.ts';
import { questionsInWords } from '../../../../shared/study/words.ts';
import { cx } from '../../../../shared/ui/cx.ts';
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx';
import { shareText } from '../../results/share-text.ts';
import { Panel } from './panel.tsx';

interface Row {
  key: string;
  name: string;
  questions: number;
  correct: number;
  answered: number;
  total: number;
  isEnough: boolean;
}

const shareOf = ({ correct, answered }: Row) => (answered === 0 ? 0 : correct / answered);

/** As in the student's own report: a share of few answers has no percentage. */
const Line = ({ row }: { row: Row }) => (
  <li>
    <div className="flex items-baseline justify-between gap-3 leading-snug">
      <span className="min-w-0 font-semibold">{row.name}</span>
      {row.isEnough && (
        <span className="shrink-0 font-extrabold tabular-nums">{percent(Math.round(100 * shareOf(row)))}</span>
      )}
    </div>
    <ProgressBar
      value={row.correct}
      max={Math.max(1, row.answered)}
      label={`${row.name}: correctas de las respondidas`}
      fill={cx('bg-bar-green', !row.isEnough && 'opacity-55')}
      className="mt-1 h-2.5"
    />
    <p className="mt-0.5 text-ink-soft text-sm">
      {questionsInWords(row.questions)} · {shareText(row)}
    </p>
  </li>
);

const Group = ({ title, rows }: { title: string; rows: Row[] }) =>
  rows.length === 0 ? null : (
    <Panel title={title}>
      <ul className="mt-3 grid gap-4">
        {[...rows]
          .sort((one, other) => shareOf(one) - shareOf(other))
          .map((row) => (
            <Line key={row.key} row={row} />
          ))}
      </ul>
    </Panel>
  );

/** The class by area, habilidad and topic, the weakest first. */
export const ResultsParts = ({ areas, topics, skills }: Pick<ClassExamResults, 'areas' | 'topics' | 'skills'>) => (
  <div className="grid items-start gap-5 lg:grid-cols-2">
    <Group title="Por tema" rows={topics.map((one) => ({ ...one, key: one.topicId, name: one.title }))} />
    <div className="grid gap-5">
      <Group
        title="Por habilidad"
        rows={skills.map((one) => ({ ...one, key: one.skill, name: skillNames[one.skill] }))}
      />
      <Group title="Por área" rows={areas.map((one) => ({ ...one, key: one.area, name: areaNames[one.area] }))} />
    </div>
  </div>
);
