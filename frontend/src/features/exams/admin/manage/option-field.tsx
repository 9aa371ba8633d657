import { Trash2 } from 'lucide-react';
import { cx } from '../../../../shared/ui/cx.ts';
import { letterOf } from '../../../../shared/words.ts';

interface Props {
  /** Name of the radio group. */
  group: string;
  /** Index of the option; shown as a letter. */
  place: number;
  text: string;
  isKey: boolean;
  isInvalid: boolean;
  /** The question has no marked option. */
  isKeyMissing: boolean;
  onKey: () => void;
  onChange: (text: string) => void;
  /** Undefined when the question needs all its options. */
  onRemove: (() => void) | undefined;
}

/** The text of one option. A click on its letter marks it as the key. */
export const OptionField = ({
  group,
  place,
  text,
  isKey,
  isInvalid,
  isKeyMissing,
  onKey,
  onChange,
  onRemove,
}: Props) => {
  const letter = letterOf(place);
  return (
    <div className="flex items-start gap-2">
      <label
        className={cx(
          'relative grid size-12 shrink-0 place-items-center rounded-2xl border-2 font-extrabold transition has-focus-visible:outline-3 has-focus-visible:outline-copper-bright has-focus-visible:outline-offset-2',
          isKey && 'border-good bg-good text-surface',
          !isKey && (isKeyMissing ? 'border-bad' : 'border-control hover:border-brand'),
        )}
      >
        <input
          type="radio"
          name={group}
          required
          checked={isKey}
          onChange={onKey}
          aria-label={`La ${letter} es la correcta`}
          className="absolute inset-0 size-full cursor-pointer appearance-none rounded-2xl outline-none"
        />
        {letter}
      </label>
      <textarea
        rows={1}
        aria-label={`Alternativa ${letter}`}
        aria-invalid={isInvalid || undefined}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        className="field-sizing-content block min-h-12 w-full min-w-0 rounded-2xl border-2 border-control bg-surface px-4 py-2.5 text-ink leading-snug transition hover:border-brand aria-invalid:border-bad"
      />
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Quitar la alternativa ${letter}`}
          className="grid size-12 shrink-0 place-items-center rounded-2xl text-ink-soft transition hover:bg-bad-soft hover:text-bad"
        >
          <Trash2 className="size-5" aria-hidden="true" />
        </button>
      )}
    </div>
  );
};
