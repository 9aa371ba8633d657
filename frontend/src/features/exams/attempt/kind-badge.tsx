import { cx } from '../../../shared/ui/cx.ts';

/** Whether a question counts. */
export const KindBadge = ({ isPilot }: { isPilot: boolean }) => (
  <span
    className={cx(
      'rounded-full px-1.5 py-0.5 font-bold text-xs sm:px-2.5 sm:text-sm',
      isPilot ? 'bg-gold-soft text-gold' : 'bg-brand-soft text-brand',
    )}
  >
    {isPilot ? 'Piloto' : 'Evaluada'}
  </span>
);
