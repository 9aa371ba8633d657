import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { letterOf } from '../words.ts';

interface Props {
  /** Of the radio group. */
  name: string;
  /** Zero-based; shown as a letter. */
  place: number;
  html: string;
  isSelected: boolean;
  isLocked: boolean;
  onSelect: () => void;
}

/** Tells nothing of right and wrong. */
export const ExamOption = ({ name, place, html, isSelected, isLocked, onSelect }: Props) => (
  <label
    className={cx(
      'relative flex min-h-14 items-center gap-3.5 rounded-2xl border-2 px-3.5 py-3 transition has-focus-visible:outline-3 has-focus-visible:outline-copper-bright has-focus-visible:outline-offset-2',
      isSelected ? 'border-brand bg-brand-soft' : 'border-line',
      !isSelected && !isLocked && 'hover:border-control hover:bg-sunken',
      isLocked && 'cursor-default',
    )}
  >
    <input
      type="radio"
      name={name}
      value={place}
      checked={isSelected}
      disabled={isLocked}
      onChange={onSelect}
      className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-2xl outline-none"
    />
    <span
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-xl font-extrabold',
        isSelected ? 'bg-brand text-on-brand' : 'bg-sunken text-ink',
      )}
    >
      {letterOf(place)}
    </span>
    <span className="min-w-0 flex-1">
      <RichText html={html} images="beside" />
    </span>
  </label>
);
