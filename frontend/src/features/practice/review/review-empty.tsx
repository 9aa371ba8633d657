import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { NextTopic } from '../../../shared/goals/next-topic.tsx';
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

/** What can be repaired instead, when nothing is due. Repairing has no day, so it is no debt of today. */
const Mistakes = () => {
  const { data } = useQuery(reviewRound(ALL_MISTAKES));
  if (!data || data.total === 0) return null;
  return (
    <div className="flex flex-col items-center gap-3">
      <p>
        {data.total === 1
          ? 'Aparte, tienes 1 pregunta fallada o en blanco. No tiene fecha: corrígela cuando quieras.'
          : `Aparte, tienes ${data.total} preguntas falladas o en blanco. No tienen fecha: corrígelas cuando quieras.`}
      </p>
      <ButtonLink look="quiet" href="/review/mistakes">
        {data.total === 1 ? 'Repasar 1 error' : `Repasar ${data.total} errores`}
      </ButtonLink>
    </div>
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
      <NextTopic className="w-full" />
      {kind === 'due' && <Mistakes />}
      <ButtonLink look="quiet" href="/">
        Volver al Inicio
      </ButtonLink>
    </Notice>
  );
};
