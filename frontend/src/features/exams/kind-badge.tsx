import { cx } from '../../shared/ui/cx.ts';

interface Props {
  isPilot: boolean;
  isVoided?: boolean;
}

/** Whether a question counts for the score. A voided one is neither a pilot nor scored. */
export const KindBadge = ({ isPilot, isVoided = false }: Props) => (
  <span
    className={cx(
      'rounded-full px-1.5 py-0.5 font-bold text-xs sm:px-2.5 sm:text-sm',
      isVoided ? 'bg-sunken text-ink-soft' : isPilot ? 'bg-gold-soft text-gold' : 'bg-brand-soft text-brand',
    )}
  >
    <span>{isVoided ? 'Anulada' : isPilot ? 'Piloto' : 'Evaluada'}</span>
    {isVoided && <span className="sr-only">: no cuenta en el puntaje</span>}
  </span>
);
