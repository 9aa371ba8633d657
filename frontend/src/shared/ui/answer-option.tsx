import { Check, X } from 'lucide-react';
import { RichText } from '../rich-text/rich-text.tsx';
import { cx } from './cx.ts';

interface Props {
  /** Name of the radio group. */
  name: string;
  /** Zero-based, shown as a letter. */
  place: number;
  html: string;
  isSelected: boolean;
  isLocked: boolean;
  /** Null: not known yet, as before confirming and during an exam. */
  verdict?: 'right' | 'wrong' | 'other' | null;
  onSelect: () => void;
}

const boxes = {
  right: 'border-good bg-good-soft',
  wrong: 'border-bad bg-bad-soft',
  other: 'border-line opacity-70',
};
const letters = { right: 'bg-good text-surface', wrong: 'bg-bad text-surface', other: 'bg-sunken text-ink-soft' };

const Verdict = ({ verdict, isSelected }: Pick<Props, 'verdict' | 'isSelected'>) => {
  if (verdict === 'right') {
    return (
      <span className="font-bold text-good text-sm">
        {isSelected ? 'Tu respuesta, correcta' : 'Respuesta correcta'}
      </span>
    );
  }
  return verdict === 'wrong' ? <span className="font-bold text-bad text-sm">Tu respuesta</span> : null;
};

/** One option of a question. */
export const AnswerOption = ({ name, place, html, isSelected, isLocked, verdict = null, onSelect }: Props) => (
  <label
    className={cx(
      'relative flex min-h-14 items-center gap-3.5 rounded-2xl border-2 px-3.5 py-3 transition',
      verdict && boxes[verdict],
      !verdict && (isSelected ? 'border-brand bg-brand-soft ring-2 ring-brand' : 'border-line'),
      !verdict && !isSelected && !isLocked && 'hover:border-control',
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
      className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-2xl"
    />
    <span
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-xl font-extrabold',
        verdict ? letters[verdict] : isSelected ? 'bg-brand text-on-brand' : 'bg-sunken text-ink',
      )}
    >
      {verdict === 'right' && <Check className="size-5" strokeWidth={3} aria-hidden="true" />}
      {verdict === 'wrong' && <X className="size-5" strokeWidth={3} aria-hidden="true" />}
      {verdict !== 'right' && verdict !== 'wrong' && <span>{String.fromCharCode(65 + place)}</span>}
    </span>
    <span className="min-w-0 flex-1">
      <RichText html={html} images="beside" describesImages={verdict !== null} />
      <Verdict verdict={verdict} isSelected={isSelected} />
    </span>
    {/* Only the chosen option has a mark, so it is not mistaken for the one below the pointer. In a low window the text has its room. */}
    {!verdict && isSelected && (
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-brand text-on-brand low:absolute low:-top-2.5 low:-right-2.5">
        <Check className="size-4.5" strokeWidth={3} aria-hidden="true" />
      </span>
    )}
  </label>
);
