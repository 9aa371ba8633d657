import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from '../../shared/ui/cx.ts';

interface Props {
  ref?: Ref<HTMLButtonElement>;
  Icon: LucideIcon;
  label: string;
  isDestructive?: boolean;
  /** Disabled with `aria-disabled`, so that the button keeps the focus when its row reaches the top. */
  isDisabled?: boolean;
  onClick: () => void;
}

export const RowAction = ({ ref, Icon, label, isDestructive, isDisabled = false, onClick }: Props) => (
  <button
    ref={ref}
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isDisabled || undefined}
    onClick={isDisabled ? undefined : onClick}
    className={cx(
      'grid size-11 place-items-center rounded-xl text-ink-soft transition aria-disabled:cursor-default aria-disabled:opacity-35',
      !isDisabled && (isDestructive ? 'hover:bg-bad-soft hover:text-bad' : 'hover:bg-sunken hover:text-ink'),
    )}
  >
    <Icon className="size-5" aria-hidden="true" />
  </button>
);
