import { PartyPopper } from 'lucide-react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { inWords, type ReviewKind, reviewWords } from './review-kinds.ts';

/** @param nextDueOn `YYYY-MM-DD`; null: nothing was answered yet, or this is not known of mistakes */
export const ReviewEmpty = ({ kind, nextDueOn }: { kind: ReviewKind; nextDueOn: string | null }) => {
  const { title, text } = reviewWords[kind].empty;
  return (
    <Notice icon={<PartyPopper />} title={title}>
      <p>{text}</p>
      {nextDueOn && (
        <p>
          Tu próximo repaso: <strong className="font-bold text-ink">{inWords(nextDueOn)}</strong>.
        </p>
      )}
      <ButtonLink href="/">Volver al Inicio</ButtonLink>
    </Notice>
  );
};
