import { cx } from '../../../shared/ui/cx.ts';

interface Props {
  total: number;
  /** Whether each answer so far was correct. */
  outcomes: boolean[];
  index: number;
}

const colour = (outcome: boolean | undefined, isHere: boolean) => {
  if (outcome === undefined) return isHere ? 'bg-control' : 'bg-line';
  return outcome ? 'bg-bar-green' : 'bg-bar-orange';
};

/** One line per question of the round. Hidden from screen readers: the heading has the position as text. */
export const ReviewProgress = ({ total, outcomes, index }: Props) => (
  <div aria-hidden="true" className="mt-3 flex h-2.5 items-center gap-1">
    {Array.from({ length: total }, (_, place) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        key={place}
        className={cx(
          'flex-1 rounded-full transition-all',
          place === index ? 'h-2.5' : 'h-1.5',
          colour(outcomes[place], place === index),
        )}
      />
    ))}
  </div>
);
