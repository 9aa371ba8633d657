import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { letterOf } from '../../shared/study/words.ts';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { RichTextEditor } from '../editor/rich-text-editor.tsx';
import type { DraftOption } from './draft-options.ts';

interface Options {
  options: DraftOption[];
  /** Key of the correct option; null when none is marked. */
  correct: number | null;
}

interface Props {
  draft: Options;
  /** How many options a question has. */
  limits: { min: number; max: number };
  hint: string;
  /** About the options as a whole. */
  error: string | undefined;
  optionError: (option: DraftOption) => string | undefined;
  correctError: string | undefined;
  isDisabled: boolean;
  /** @param name one per option */
  onUploading: (name: string, isUploading: boolean) => void;
  onChange: (part: Partial<Options>) => void;
}

/** The options, with a radio button that marks the correct one. */
export const OptionFields = ({
  draft: { options, correct },
  limits,
  hint,
  error,
  optionError,
  correctError,
  isDisabled,
  onUploading,
  onChange,
}: Props) => {
  const group = useId();
  const change = (changed: DraftOption) =>
    onChange({ options: options.map((option) => (option.key === changed.key ? changed : option)) });
  const add = () =>
    onChange({ options: [...options, { key: Math.max(...options.map(({ key }) => key)) + 1, html: '' }] });
  const remove = (removed: number) =>
    onChange({
      options: options.filter(({ key }) => key !== removed),
      ...(correct === removed && { correct: null }),
    });
  const errors = [error, correctError].filter((text) => text !== undefined);
  return (
    <fieldset className="min-w-0" aria-describedby={errors.length > 0 ? `${group}-error` : undefined}>
      <legend className="font-bold leading-snug">Alternativas</legend>
      <p className="mt-1.5 text-ink-soft text-sm leading-snug">{hint}</p>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
        {options.map((option, place) => {
          const { key, html } = option;
          const letter = letterOf(place);
          const isCorrect = key === correct;
          return (
            <div key={key} className="flex items-start gap-2">
              <label
                className={cx(
                  'relative grid size-12 shrink-0 place-items-center rounded-2xl border-2 font-extrabold transition',
                  isCorrect && 'border-good bg-good text-surface',
                  !isCorrect && (correctError ? 'border-bad' : 'border-control hover:border-brand'),
                )}
              >
                <input
                  type="radio"
                  name={group}
                  required
                  aria-invalid={correctError ? true : undefined}
                  checked={isCorrect}
                  onChange={() => onChange({ correct: key })}
                  aria-label={`La ${letter} es la correcta`}
                  className="absolute inset-0 size-full cursor-pointer appearance-none rounded-2xl"
                />
                {letter}
              </label>
              <div className="min-w-0 flex-1">
                <RichTextEditor
                  label={`Alternativa ${letter}`}
                  isLabelHidden
                  isCompact
                  isRequired
                  isDisabled={isDisabled}
                  onUploading={(isUploading) => onUploading(`option-${key}`, isUploading)}
                  error={optionError(option)}
                  value={html}
                  onChange={(typed) => change({ key, html: typed })}
                />
              </div>
              {options.length > limits.min && (
                <button
                  type="button"
                  onClick={() => remove(key)}
                  aria-label={`Quitar la alternativa ${letter}`}
                  className="grid size-12 shrink-0 place-items-center rounded-2xl text-ink-soft transition hover:bg-bad-soft hover:text-bad"
                >
                  <Trash2 className="size-5" aria-hidden="true" />
                </button>
              )}
            </div>
          );
        })}
      </div>
      {errors.length > 0 && (
        <div id={`${group}-error`} className="mt-2 font-semibold text-bad text-sm">
          {errors.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {options.length < limits.max && (
        <Button look="ghost" className="-ml-3 mt-2 px-3!" onClick={add}>
          <Plus className="size-5" aria-hidden="true" />
          Agregar alternativa
        </Button>
      )}
    </fieldset>
  );
};
