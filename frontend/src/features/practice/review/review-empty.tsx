import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { reviewRound } from '../queries.ts';
import { dayText, type ReviewKind, reviewTexts } from './review-kinds.ts';

const ALL_MISTAKES = {
  kind: 'mistakes',
  courseId: undefined,
  examId: undefined,
  topicId: undefined,
  round: -1,
} as const;

/** What can be repaired instead, when nothing is due. */
const Mistakes = () => {
  const { data } = useQuery(reviewRound(ALL_MISTAKES));
  if (!data || data.total === 0) return null;
  return (
    <ButtonLink look="quiet" href="/review/mistakes">
      {data.total === 1 ? 'Repasar 1 error' : `Repasar ${data.total} errores`}
    </ButtonLink>
  );
};

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
      <div className="flex flex-col items-center gap-3 sm:flex-row">
        <ButtonLink href="/">Volver al Inicio</ButtonLink>
        {kind === 'due' && <Mistakes />}
      </div>
    </Notice>
  );
};
