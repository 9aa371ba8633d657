import { Bookmark } from 'lucide-react';
import { cx } from '../../../shared/ui/cx.ts';

interface Props {
  isSaved: boolean;
  onChange: (isSaved: boolean) => void;
}

/** The bookmark of a lesson. */
export const SaveButton = ({ isSaved, onChange }: Props) => (
  <button
    type="button"
    aria-pressed={isSaved}
    aria-label="Guardar lección"
    onClick={() => onChange(!isSaved)}
    className={cx(
      'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-2xl font-bold transition sm:px-3',
      isSaved ? 'bg-gold-soft text-gold' : 'text-ink-soft hover:bg-sunken hover:text-ink',
    )}
  >
    <Bookmark className={cx('size-5.5', isSaved && 'fill-current')} aria-hidden="true" />
    <span className="hidden sm:inline">Guardar lección</span>
  </button>
);
