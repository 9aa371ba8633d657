import type { LessonItem } from '@matraz/contracts/catalog/http';
import { Check, ChevronDown, Lock } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../shared/ui/cx.ts';

interface Props {
  lessons: LessonItem[];
  /** Number of lessons that may be opened, from the first. */
  openCount: number;
  completed: ReadonlySet<string>;
  index: number;
  onOpen: (index: number) => void;
}

const Mark = ({
  number,
  isDone,
  isLocked,
  isHere,
}: {
  number: number;
  isDone: boolean;
  isLocked: boolean;
  isHere: boolean;
}) => (
  <span
    className={cx(
      'grid size-8 shrink-0 place-items-center rounded-full font-bold text-sm',
      isDone && 'bg-good text-surface',
      !isDone && isHere && 'bg-brand text-on-brand',
      !isDone && !isHere && 'bg-sunken text-ink-soft',
    )}
  >
    {isDone && <Check className="size-4.5" aria-label="Completada:" />}
    {isLocked && <Lock className="size-4" aria-label="Bloqueada:" />}
    {!isDone && !isLocked && <span>{number}</span>}
  </span>
);

/** All lessons with their state. On a phone the list is folded under the title of the current lesson. */
export const LessonList = ({ lessons, openCount, completed, index, onOpen }: Props) => {
  const [unfolded, setUnfolded] = useState(false);
  const choose = (next: number) => {
    setUnfolded(false);
    onOpen(next);
  };
  return (
    <nav
      aria-label="Lecciones"
      className="rounded-card bg-surface p-2 shadow-card ring-1 ring-line lg:sticky lg:top-20 low:static"
    >
      <button
        type="button"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
        className="flex min-h-11 w-full items-center gap-2 rounded-2xl px-3 py-1.5 text-left font-bold lg:hidden"
      >
        <span className="flex-1">{`Lección ${index + 1} de ${lessons.length}`}</span>
        <ChevronDown className={cx('size-5 transition', unfolded && 'rotate-180')} aria-hidden="true" />
      </button>
      <ol className={cx('gap-1 lg:grid', unfolded ? 'grid' : 'hidden')}>
        {lessons.map(({ id, title }, place) => (
          <li key={id}>
            <button
              type="button"
              aria-current={place === index ? 'step' : undefined}
              onClick={() => choose(place)}
              className={cx(
                'flex min-h-12 w-full items-center gap-3 rounded-2xl px-3 py-2 text-left leading-snug transition',
                place === index ? 'bg-brand-soft font-bold' : 'hover:bg-sunken',
                place >= openCount && 'text-ink-soft',
              )}
            >
              <Mark
                number={place + 1}
                isDone={completed.has(id)}
                isLocked={place >= openCount && !completed.has(id)}
                isHere={place === index}
              />
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
