import { areaNames } from '@matraz/contracts/syllabus';
import { type BlueprintLine, blueprintOf } from '@matraz/domain/exams/blueprint';
import { CircleCheck } from 'lucide-react';
import { amount } from '../../../../shared/study/words.ts';
import { cx } from '../../../../shared/ui/cx.ts';

const names: Record<BlueprintLine['part'], string> = {
  ...areaNames,
  scored: 'Evaluadas',
  pilots: 'Piloto',
  minutes: 'Minutos',
};

const Line = ({ line: { part, have, need } }: { line: BlueprintLine }) => (
  <div className={cx('rounded-xl px-3 py-2', have === need ? 'bg-good-soft' : 'bg-gold-soft')}>
    <dt className="text-ink-soft text-sm leading-snug">{names[part]}</dt>
    <dd className="font-extrabold tabular-nums">
      {Math.round(have)} <span className="font-semibold text-ink-soft">de {need}</span>
      <span className="sr-only">{have === need ? ', igual' : ', distinto'}</span>
    </dd>
  </div>
);

interface Props {
  questions: Parameters<typeof blueprintOf>[0];
  /** Seconds. */
  duration: number;
}

/** How far the exam is from the real test. */
export const BlueprintPanel = ({ questions, duration }: Props) => {
  const { lines, withoutArea, fits } = blueprintOf(questions, duration);
  return (
    <section aria-label="Comparado con la prueba real" className="mb-6 rounded-card bg-surface p-4 ring-1 ring-line">
      <h3 className="flex items-center gap-2 font-extrabold leading-snug">
        {fits && <CircleCheck className="size-5 shrink-0 text-good" aria-hidden="true" />}
        {fits ? 'Igual que la prueba real' : 'Comparado con la prueba real'}
      </h3>
      <dl className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-7">
        {lines.map((line) => (
          <Line key={line.part} line={line} />
        ))}
      </dl>
      {withoutArea > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          {amount(withoutArea, 'pregunta no tiene área', 'preguntas no tienen área')} todavía.
        </p>
      )}
    </section>
  );
};
