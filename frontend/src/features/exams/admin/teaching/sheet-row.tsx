import type { ClassExamResults } from '@matraz/contracts/exams/class-results-http';
import { type PaperForm, paperForms } from '@matraz/contracts/exams/limits';
import { Check, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../../../shared/ui/cx.ts';
import { normalLetters, sheetProblem, type TypedSheet } from './typed-sheets.ts';

interface Props {
  student: ClassExamResults['students'][number];
  sheet: TypedSheet;
  /** The number of options of each question, in the order of the form. */
  options: readonly number[];
  /** What the server said. Null: recorded. Undefined: it was not sent. */
  outcome: string | null | undefined;
  onChange: (sheet: TypedSheet) => void;
}

/** Groups of ten are easier to find on the sheet. */
const grouped = (letters: string) => letters.match(/.{1,10}/g)?.join(' ') ?? '';

/** The line of one student. Enter goes to the next one. */
export const SheetRow = ({ student, sheet, options, outcome, onChange }: Props) => {
  const id = useId();
  const problem = sheetProblem(sheet.letters, options);
  const isDone = outcome === null;
  const { name, result } = student;
  const next = (target: HTMLInputElement) => {
    const fields = [...(target.closest('ol')?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? [])];
    fields[fields.indexOf(target) + 1]?.focus();
  };
  return (
    <li className="grid gap-2 border-line border-t py-3 sm:grid-cols-[minmax(10rem,1fr)_5rem_minmax(0,3fr)] sm:items-start">
      <label htmlFor={id} className="wrap-anywhere min-w-0 font-semibold leading-snug sm:pt-2.5">
        {name}
        {result?.reason === 'paper' && !isDone && (
          <span className="block font-normal text-gold text-sm">Ya tiene una hoja en papel</span>
        )}
      </label>
      <select
        aria-label={`Forma de ${name}`}
        value={sheet.form}
        disabled={isDone}
        onChange={({ target }) => onChange({ ...sheet, form: target.value as PaperForm })}
        className="min-h-11 rounded-xl border-2 border-control bg-surface px-2 font-semibold"
      >
        {paperForms.map((form) => (
          <option key={form}>{form}</option>
        ))}
      </select>
      <div className="min-w-0">
        <input
          id={id}
          value={grouped(sheet.letters)}
          disabled={isDone}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="ABCDE-…"
          aria-describedby={`${id}-told`}
          aria-invalid={typeof problem === 'string'}
          onChange={({ target }) => onChange({ ...sheet, letters: normalLetters(target.value) })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            next(event.currentTarget);
          }}
          className="min-h-11 w-full rounded-xl border-2 border-control bg-surface px-3 font-mono tracking-wider disabled:bg-sunken"
        />
        <p
          id={`${id}-told`}
          className={cx(
            'mt-1 flex items-center gap-1.5 text-sm tabular-nums',
            isDone || problem === null ? 'text-good' : outcome || problem ? 'text-bad' : 'text-ink-soft',
          )}
        >
          {(isDone || problem === null) && <Check className="size-4 shrink-0" aria-hidden="true" />}
          {(outcome || problem) && !isDone && <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />}
          {isDone && 'Cargada'}
          {outcome}
          {outcome === undefined && problem}
          {outcome === undefined && problem === null && 'Completa'}
          {outcome === undefined && problem === undefined && `${options.length} respuestas`}
        </p>
      </div>
    </li>
  );
};
