import { type ExamSubject, examSubjects } from '@matraz/contracts/exams/limits';
import { cx } from '../ui/cx.ts';
import { mentionNames } from './goals.ts';

interface ChoiceProps<Value> {
  legend: string;
  hint?: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

const Choice = <Value extends string | number>({ legend, hint, options, chosen, onChoose }: ChoiceProps<Value>) => (
  <fieldset className="min-w-0">
    <legend className="font-bold text-lg leading-snug">{legend}</legend>
    <div className="mt-2.5 flex gap-2">
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={cx(
            'min-h-12 min-w-0 flex-1 rounded-2xl border-2 border-b-4 px-1 py-2 font-bold leading-tight transition',
            value === chosen
              ? 'border-brand bg-brand-soft text-brand'
              : 'border-line bg-surface text-ink hover:border-control',
          )}
        >
          {label}
        </button>
      ))}
    </div>
    {hint && <p className="mt-2 text-ink-soft text-sm leading-snug">{hint}</p>}
  </fieldset>
);

const mentions = examSubjects.map((value) => ({ value, label: mentionNames[value] }));

export const MentionChoice = (props: { chosen: ExamSubject | null; onChoose: (value: ExamSubject) => void }) => (
  <Choice
    legend="¿Qué mención de Ciencias vas a rendir?"
    hint="Matraz todavía no tiene ensayos para Técnico-Profesional."
    options={mentions}
    {...props}
  />
);

const minutes = [10, 15, 30, 45].map((value) => ({ value, label: `${value} min` }));

export const MinutesChoice = (props: { chosen: number | null; onChoose: (value: number) => void }) => (
  <Choice
    legend="¿Cuánto quieres estudiar al día?"
    hint="Diez preguntas son unos cinco minutos."
    options={minutes}
    {...props}
  />
);
