import { PartyPopper } from 'lucide-react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { dayText, type ReviewKind, reviewTexts } from './review-kinds.ts';

/** @param nextDueOn `YYYY-MM-DD`; null for mistakes, and when nothing is answered yet */
export const ReviewEmpty = ({ kind, nextDueOn }: { kind: ReviewKind; nextDueOn: string | null }) => {
  const { title, text } = reviewTexts[kind].empty;
  return (
    <Notice icon={<PartyPopper />} title={title}>
      <p>{text}</p>
      {nextDueOn && (
        <p>
          Tu próximo repaso: <strong className="font-bold text-ink">{dayText(nextDueOn)}</strong>.
        </p>
      )}
      <ButtonLink href="/">Volver al Inicio</ButtonLink>
    </Notice>
  );
};
